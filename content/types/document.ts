/** How to get a document that applications need. */
export type DocumentGuide = {
  /** The id of the only option that requires it, if the country's page lists it among the documents of other options. */
  onlyFor?: string;
  /** One or two sentences about how to get it in Bangladesh. */
  how: string;
  /** Whether the client has yet to say who applies for it. Until then we don't ask the traveller to send it. */
  askWhoApplies?: true;
  stage: DocumentStage;
};

/** When a document is needed, in the order of an application. */
export type DocumentStage = 'before acceptance' | 'in the form' | 'after acceptance';

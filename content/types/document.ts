/** A line of the document planner: how and when to get a document. */
export type DocumentGuide = {
  /** The id of the only option that requires it, if the country's page lists it among the documents of other options. */
  onlyFor?: string;
  /** One or two sentences about how to get it in Bangladesh. */
  how: string;
  /** The step that requires it: 'Needed for the visa'. */
  neededFor: string;
  /** Replaces `neededFor` in a list without a police clearance. */
  neededForWithoutClearance?: string;
  /** Who applies for it, if it isn't the traveller. We don't ask the traveller to send it. */
  appliedForBy?: 'employer';
  /** Whether it is the visa itself. The plan has no other visa application then. */
  isVisa?: true;
  /** Whether it is needed before or after the acceptance. The planner groups the documents by it. */
  stage: 'before acceptance' | 'after acceptance';
  /** How many weeks before the departure abroad to start with it. This is our own estimate, not an authority's. */
  startWeeks: number;
};

/**
 * The texts around the forms of programmes (requirements 2, "Application pages"). The records of the programmes have the
 * others.
 */
export const embeddedApplication = {
  /** The link that leads back. */
  back: 'Back to Programs',
  /** @param count the number of documents in words */
  documents: (count: string) =>
    `${count} documents: you write the letter in the form, and we ask for the others after you apply`,
} as const;

import type { Profile } from '#domain/eligibility/profile.ts';

/** A field in the sentence of "Can I go?", with the text around it. */
export type FinderField = {
  name: keyof Profile;
  /** `want` marks a wish of the visitor, `have` a fact about the visitor. */
  about: 'have' | 'want';
  /** The accessible name: 'Your studies'. */
  label: string;
  before: string;
  /** The punctuation after the field, which must stay on the same line. */
  after: string;
  /** Shown while the field is empty: 'which year?'. */
  placeholder: string;
  /** The range of a number input. */
  range?: { from: number; to: number };
  /**
   * The pattern of a text input, and a sentence that explains it. A Bengali page has them in place of a number input, which
   * rejects Bengali digits.
   */
  pattern?: string;
  patternHint?: string;
  /**
   * The values and their words, one per line: 'year-2 in my 2nd year', or only 'law' if both are the same. A line that
   * starts with a space is the name of a group, to which the lines after it belong. It is a single string, because a list of
   * pairs is three times as long in a page's data.
   */
  options?: string;
};

/** The sentence of "Can I go?" as a form. */
export type FinderFormTexts = {
  title: string;
  fields: readonly FinderField[];
  submit: string;
};

/** The sentence above the results. */
export type FinderHeroTexts = FinderFormTexts & {
  /** Unfolds the sentence on phones: 'Change'. */
  change: string;
  /** The privacy note with scripts (`here`: nothing leaves the browser) and without (`server`). */
  privacy: { here: string; server: string };
};

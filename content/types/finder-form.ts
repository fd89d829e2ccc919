import type { Profile } from '../eligibility/profile.ts';

/** Options of a select. The first group has no name. */
export type OptionGroup = { name: string; options: readonly { value: string; label: string }[] };

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
  options?: readonly OptionGroup[];
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

import type { Profile } from '#domain/eligibility/profile.ts';

/** A blank in the sentence of "Can I go?", with the words around it. */
export type FinderField = {
  name: keyof Profile;
  /** `want`: what the visitor wishes for. The others say what they have. */
  about: 'have' | 'want';
  /** For those who don't see the sentence: 'Your studies'. */
  label: string;
  before: string;
  /** The punctuation that stays with the blank. */
  after: string;
  /** What it shows while it is empty: 'which year?'. */
  placeholder: string;
  /** Of a number that is typed in. */
  range?: { from: number; to: number };
  /** Its values with their words, a line each: 'year-2 in my 2nd year', or 'law' where both are the same. One text, since in a page's data a list of pairs is three times as long. */
  options?: string;
};

/** The sentence of "Can I go?" as a form. */
export type FinderFormTexts = {
  title: string;
  fields: readonly FinderField[];
  submit: string;
};

import type { EducationLevel, EnglishLevel, FieldOfStudy } from '#domain/eligibility/profile.ts';

/**
 * A requirement that is evaluated against the sentence of "Can I go?". It is plain data, so that it can be serialised for
 * the browser.
 */
export type Rule =
  /** Age in years, both ends included. If `to` is omitted, `from` or older. */
  | { kind: 'age'; from: number; to?: number }
  | { kind: 'studies'; among: readonly EducationLevel[] }
  | { kind: 'field'; among: readonly FieldOfStudy[] }
  | { kind: 'english'; least: EnglishLevel }
  /** The number of months for which the passport must still be valid. */
  | { kind: 'passport'; months: number }
  | { kind: 'all'; rules: readonly Rule[] }
  | { kind: 'either'; rules: readonly Rule[] }
  /** A requirement that the sentence doesn't ask about, so that only a person can check it. */
  | { kind: 'unasked' }
  /** A requirement that excludes nobody, because it is a preference or is met later: motivation, a clearance. */
  | { kind: 'no-bar' };

/** The rule behind an eligibility sentence. */
export type EligibilityRule = {
  /** The end of a sentence that starts with "It asks for": 'upper-intermediate English'. */
  requirementText: string;
  rule: Rule;
  /** One or two sentences about how to meet it within weeks. It is omitted if that takes years or is impossible. */
  howToMeet?: string;
};

/** A text about eligibility on a page, with its rule. `note` continues `value` in smaller type. */
export type EligibilitySentence = {
  value: string;
  note?: string;
  /** The value and the note in Bengali. */
  bengali: Pick<EligibilitySentence, 'value' | 'note'>;
  judgedBy: EligibilityRule;
};

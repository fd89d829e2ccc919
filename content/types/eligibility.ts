import type { EducationLevel, EnglishLevel, FieldOfStudy } from '#domain/eligibility/profile.ts';

/**
 * A condition that can be judged from the sentence of "Can I go?". Plain data, so that it reaches the browser as it
 * is.
 */
export type Rule =
  /** Years, both included; `to` left out: `from` or older. */
  | { kind: 'age'; from: number; to?: number }
  | { kind: 'studies'; among: readonly EducationLevel[] }
  | { kind: 'field'; among: readonly FieldOfStudy[] }
  | { kind: 'english'; least: EnglishLevel }
  /** For how long it is valid yet. */
  | { kind: 'passport'; months: number }
  | { kind: 'all'; rules: readonly Rule[] }
  | { kind: 'either'; rules: readonly Rule[] }
  /** What the sentence doesn't ask for: nobody knows before a person has looked. */
  | { kind: 'unasked' }
  /** What is liked or comes later: motivation, a clearance. It rules nothing out. */
  | { kind: 'no-bar' };

/** What judges an eligibility sentence. */
export type EligibilityRule = {
  /** What it asks for, as it goes on from "It asks for": 'upper-intermediate English'. */
  requirementText: string;
  rule: Rule;
  /** What one can do about it within weeks, in a sentence or two. Left out: it takes years, or nothing can be done. */
  howToMeet?: string;
};

/** A sentence as a page shows it, with the rule that judges it. `note` goes on from `value`, in smaller letters. */
export type EligibilitySentence = { value: string; note?: string; judgedBy: EligibilityRule };

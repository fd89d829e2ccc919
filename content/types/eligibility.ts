import type {
  EducationLevel,
  EnglishLevel,
  Experience,
  FieldOfStudy,
} from '../eligibility/visitor-facts.ts';
import type { Language } from '../language.ts';

/**
 * A requirement that is evaluated against the sentence of "Can I go?": it is met, unmet or open (`evaluateRule`). It is plain
 * data, so that it can be serialised for the browser.
 */
export type Rule =
  /** Age in years, both ends included. If `to` is omitted, `from` or older. Outside a usual range the rule is open. */
  | { kind: 'age'; from: number; to?: number; isUsual?: true }
  /** The rule is open for the levels of `openFor`, and unmet for all others that `among` doesn't list. */
  | {
      kind: 'studies';
      among: readonly EducationLevel[];
      openFor?: readonly EducationLevel[];
    }
  | { kind: 'experience'; least: Experience }
  /** With `areOthersOpen` the rule is open, not unmet, for all other fields. */
  | { kind: 'field'; among: readonly FieldOfStudy[]; areOthersOpen?: true }
  /** A level below `least` is unmet. With `needsCertificate` the rule stays open from `least` on. */
  | { kind: 'english'; least: EnglishLevel; needsCertificate?: true }
  /** The number of months for which the passport must still be valid. */
  | { kind: 'passport'; months: number }
  | { kind: 'all'; rules: readonly Rule[] }
  | { kind: 'either'; rules: readonly Rule[] }
  /** A requirement that the sentence doesn't ask about, so that only a person can check it. It is always open. */
  | { kind: 'unknown' }
  /**
   * A requirement that excludes nobody, because it is a preference or is met later: motivation, a clearance. It is always
   * met. A visitor with a field that isn't among the preferred ones is told the preference.
   */
  | { kind: 'informational'; preferredFields?: readonly FieldOfStudy[] };

/** The rule behind an eligibility sentence. */
export type EligibilityRule = {
  /** The end of a sentence that starts with "It asks for": 'upper-intermediate English'. */
  requirementText: string;
  rule: Rule;
  /** One or two sentences about how to meet it. It is omitted if a person can't change it, such as an age. */
  howToMeet?: string;
  /** The sentence that replaces "We check: …" while only a person can decide the rule, or that tells a preference. */
  advice?: string;
};

/** A text about eligibility on a page, with its rule. `note` continues `value` in smaller type. */
export type EligibilitySentence = {
  value: string;
  note?: string;
  /** The value and the note in Bengali. */
  bengali: Pick<EligibilitySentence, 'value' | 'note'>;
  judgedBy: Readonly<Record<Language, EligibilityRule>>;
};

import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Passports (requirements 5). The list of documents asks for 2 years (requirements 2, "Apply hub"), whatever the rule: an
 * answer adds that where the visitor's passport is valid for less.
 */

const howToMeet = 'Have it made or renewed first.';

/** Denmark and agriculture. */
export const passport2Years = createEligibilitySentences(
  {
    requirementText: 'a passport valid 2 years',
    rule: { kind: 'passport', months: 24 },
    howToMeet,
  },
  {
    valid: 'Valid at least 2 years',
    answer: 'Some programmes and destinations ask for 2 years',
  },
  bengali.passport2Years,
);

/** The general requirement, for every stay abroad whose page names no other. */
export const passport12Months = createEligibilitySentences(
  {
    requirementText: 'a passport valid 12 months',
    rule: { kind: 'passport', months: 12 },
    howToMeet,
  },
  {
    valid: 'Valid at least 12 months',
    plain: 'Passport valid at least 12 months',
    short: { value: '12 months', note: 'at least' },
    sentence: 'Your passport is valid at least 12 months',
    overview: {
      value: 'Valid passport',
      note: 'Usually for at least 12 months. Some programmes ask for 2 years, and so does our list of documents.',
    },
    answer: 'Usually one that is valid for at least 12 months.',
  },
  bengali.passport12Months,
);

/** Medical internships (requirements 2) and student exchange: the specification gives no time. */
export const validPassport = createEligibilitySentences(
  {
    requirementText: 'a valid passport',
    rule: { kind: 'passport', months: 1 },
    howToMeet,
  },
  { plain: 'Valid passport', short: 'Valid', inSentence: 'valid passport' },
  bengali.validPassport,
);

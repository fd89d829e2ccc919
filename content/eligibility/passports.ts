import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/* Passports (requirements 5). The weeks are our planner's own estimate (document-guides.ts), not an authority's. */

const howToMeet = 'Have it made or renewed first: we usually allow about 6 weeks.';

/**
 * The requirement of the list of documents ("Passport, valid at least 2 years"). An offer with that document has this
 * rule even if its other requirements name a shorter time, because the stricter statement is the safer one.
 */
export const passport2Years = createEligibilitySentences(
  {
    requirementText: 'a passport valid 2 years',
    rule: { kind: 'passport', months: 24 },
    howToMeet,
  },
  {
    valid: 'Valid at least 2 years',
    plain: 'Passport valid at least 2 years',
    short: { value: '2 years', note: 'at least' },
    inSentence: 'valid passport (for at least 2 years)',
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
    overview: {
      value: 'Valid passport',
      note: 'Usually for at least 12 months. Some programmes ask for 2 years, and so does our list of documents.',
    },
    answer: 'Usually one that is valid for at least 12 months.',
  },
  bengali.passport12Months,
);

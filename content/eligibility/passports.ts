import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Passports (requirements 5). The weeks are those that our planner allows (document-guides.ts), no authority's.
 */

const toMeet = 'Have it made or renewed first: we usually allow about 6 weeks.';

/**
 * What the list of documents asks for ("Passport, valid at least 2 years"). An offer whose documents say so has this
 * rule, also where its conditions name a shorter time: the more careful statement counts.
 */
export const passport2Years = createEligibilitySentences(
  {
    requirementText: 'a passport valid 2 years',
    rule: { kind: 'passport', months: 24 },
    howToMeet: toMeet,
  },
  {
    valid: 'Valid at least 2 years',
    plain: 'Passport valid at least 2 years',
    short: { value: '2 years', note: 'at least' },
    inSentence: 'valid passport (for at least 2 years)',
    answer: 'Some programmes and destinations ask for 2 years',
  },
);

/** The general one: of every stay abroad whose page asks for no other. */
export const passport12Months = createEligibilitySentences(
  {
    requirementText: 'a passport valid 12 months',
    rule: { kind: 'passport', months: 12 },
    howToMeet: toMeet,
  },
  {
    overview: {
      value: 'Valid passport',
      note: 'Usually for at least 12 months. Some programmes ask for 2 years, and so does our list of documents.',
    },
    answer: 'Usually one that is valid for at least 12 months.',
  },
);

import { worded } from './worded.ts';

/* Passports (requirements 5). "21 working days" is the usual time for an e-passport in Bangladesh. */

const toMeet = 'Have it made or renewed first: 21 working days is usual.';

export const passport2Years = worded(
  {
    asks: 'a passport valid 2 years',
    rule: { kind: 'passport', months: 24 },
    toMeet,
  },
  {
    valid: 'Valid at least 2 years',
    plain: 'Passport valid at least 2 years',
    short: { value: '2 years', note: 'at least' },
    answer: 'Some programmes and destinations ask for 2 years',
  },
);

/** The general one: of every stay abroad whose page asks for no other. */
export const passport12Months = worded(
  {
    asks: 'a passport valid 12 months',
    rule: { kind: 'passport', months: 12 },
    toMeet,
  },
  {
    overview: {
      value: 'Valid passport',
      note: 'Usually for at least 12 months. Some programmes ask for 2 years, and so does our list of documents.',
    },
    answer: 'Usually one that is valid for at least 12 months.',
  },
);

export const validPassport = worded(
  {
    asks: 'a valid passport',
    rule: { kind: 'passport', months: 1 },
    toMeet,
  },
  { short: 'Valid', inSentence: 'valid passport' },
);

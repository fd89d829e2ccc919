import type { Translate } from '../in-both-languages.ts';
import type { Duration } from '../types/duration.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';
import { longPassportYears } from './visitor-facts.ts';

/*
 * Passports (requirements 5). The list of documents asks for 2 years (requirements 2, "Apply hub"), whatever the rule: an
 * answer adds that where the visitor's passport is valid for less.
 */

/** For how long a passport has to be valid: in Denmark, and in general. */
const longValidity = { choices: [longPassportYears], unit: 'years' } satisfies Duration;
const usualMonths = 12;
const usualValidity = { choices: [usualMonths], unit: 'months' } satisfies Duration;

const renew = (t: Translate) =>
  t('Have it made or renewed first.', 'আগে পাসপোর্ট করিয়ে বা নবায়ন করে নিন।');

/** Denmark and agriculture. */
export const passport2Years = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `a passport valid ${format.duration(longValidity)}`,
    `${format.duration(longValidity)} মেয়াদ আছে এমন পাসপোর্ট`,
  ),
  rule: { kind: 'passport', months: longPassportYears * 12 },
  howToMeet: renew(t),
  forms: {
    valid: t(
      `Valid at least ${format.duration(longValidity)}`,
      `মেয়াদ অন্তত ${format.duration(longValidity)}`,
    ),
    answer: t(
      `Some programmes and destinations ask for ${format.duration(longValidity)}`,
      `কিছু প্রোগ্রাম ও দেশে ${format.duration(longValidity)} মেয়াদ লাগে`,
    ),
  },
}));

/** The general requirement, for every stay abroad whose page names no other. */
export const passport12Months = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `a passport valid ${format.duration(usualValidity)}`,
    `${format.duration(usualValidity)} মেয়াদ আছে এমন পাসপোর্ট`,
  ),
  rule: { kind: 'passport', months: usualMonths },
  howToMeet: renew(t),
  forms: {
    valid: t(
      `Valid at least ${format.duration(usualValidity)}`,
      `মেয়াদ অন্তত ${format.duration(usualValidity)}`,
    ),
    plain: t(
      `Passport valid at least ${format.duration(usualValidity)}`,
      `অন্তত ${format.duration(usualValidity)} মেয়াদ আছে এমন পাসপোর্ট`,
    ),
    short: {
      value: t(`${format.duration(usualValidity)}`, `অন্তত ${format.duration(usualValidity)}`),
      note: t('at least', ''),
    },
    sentence: t(
      `Your passport is valid at least ${format.duration(usualValidity)}`,
      `পাসপোর্টের মেয়াদ অন্তত ${format.duration(usualValidity)} থাকতে হবে`,
    ),
    overview: {
      value: t('Valid passport', 'বৈধ পাসপোর্ট'),
      note: t(
        `Usually for at least ${format.duration(usualValidity)}. Some programmes ask for ${format.duration(longValidity)}, and so does our list of documents.`,
        `সাধারণত অন্তত ${format.duration(usualValidity)} মেয়াদ থাকতে হবে। কিছু প্রোগ্রামে লাগে ${format.duration(longValidity)}, আমাদের কাগজপত্রের তালিকাতেও তা-ই।`,
      ),
    },
    answer: t(
      `Usually one that is valid for at least ${format.duration(usualValidity)}.`,
      `সাধারণত অন্তত ${format.duration(usualValidity)} মেয়াদ আছে এমন পাসপোর্ট।`,
    ),
  },
}));

/** Medical internships (requirements 2) and student exchange: the specification gives no time. */
export const validPassport = createEligibilitySentences((t) => ({
  requirementText: t('a valid passport', 'বৈধ পাসপোর্ট'),
  rule: { kind: 'passport', months: 1 },
  howToMeet: renew(t),
  forms: {
    plain: t('Valid passport', 'বৈধ পাসপোর্ট'),
    short: t('Valid', 'বৈধ'),
    inSentence: t('valid passport', 'বৈধ পাসপোর্ট'),
  },
}));

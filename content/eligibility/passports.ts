import type { Translate } from '../in-both-languages.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Passports (requirements 5). The list of documents asks for 2 years (requirements 2, "Apply hub"), whatever the rule: an
 * answer adds that where the visitor's passport is valid for less.
 */

const renew = (t: Translate) =>
  t('Have it made or renewed first.', 'আগে পাসপোর্ট করিয়ে বা নবায়ন করে নিন।');

/** Denmark and agriculture. */
export const passport2Years = createEligibilitySentences((t) => ({
  requirementText: t('a passport valid 2 years', '২ বছর মেয়াদ আছে এমন পাসপোর্ট'),
  rule: { kind: 'passport', months: 24 },
  howToMeet: renew(t),
  forms: {
    valid: t('Valid at least 2 years', 'মেয়াদ অন্তত ২ বছর'),
    answer: t(
      'Some programmes and destinations ask for 2 years',
      'কিছু প্রোগ্রাম ও দেশে ২ বছর মেয়াদ লাগে',
    ),
  },
}));

/** The general requirement, for every stay abroad whose page names no other. */
export const passport12Months = createEligibilitySentences((t) => ({
  requirementText: t('a passport valid 12 months', '১২ মাস মেয়াদ আছে এমন পাসপোর্ট'),
  rule: { kind: 'passport', months: 12 },
  howToMeet: renew(t),
  forms: {
    valid: t('Valid at least 12 months', 'মেয়াদ অন্তত ১২ মাস'),
    plain: t('Passport valid at least 12 months', 'অন্তত ১২ মাস মেয়াদ আছে এমন পাসপোর্ট'),
    short: { value: t('12 months', 'অন্তত ১২ মাস'), note: t('at least', '') },
    sentence: t('Your passport is valid at least 12 months', 'পাসপোর্টের মেয়াদ অন্তত ১২ মাস থাকতে হবে'),
    overview: {
      value: t('Valid passport', 'বৈধ পাসপোর্ট'),
      note: t(
        'Usually for at least 12 months. Some programmes ask for 2 years, and so does our list of documents.',
        'সাধারণত অন্তত ১২ মাস মেয়াদ থাকতে হবে। কিছু প্রোগ্রামে লাগে ২ বছর, আমাদের কাগজপত্রের তালিকাতেও তা-ই।',
      ),
    },
    answer: t(
      'Usually one that is valid for at least 12 months.',
      'সাধারণত অন্তত ১২ মাস মেয়াদ আছে এমন পাসপোর্ট।',
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

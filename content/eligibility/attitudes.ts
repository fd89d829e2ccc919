import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Requirements for which nobody is rejected: the applicant describes them in the letter, meets them after acceptance, or
 * has them at home.
 */

/** Medical internships (requirements 2). */
export const character = createEligibilitySentences((t) => ({
  requirementText: t('motivation and adaptability', 'আগ্রহ ও মানিয়ে নেওয়ার ক্ষমতা'),
  rule: { kind: 'informational' },
  forms: {
    motivation: t('motivation', 'আগ্রহ'),
    adaptability: t('adaptability', 'মানিয়ে নেওয়ার ক্ষমতা'),
    both: t('Motivation and adaptability', 'আগ্রহ ও মানিয়ে নেওয়ার ক্ষমতা'),
  },
}));

/** Medical internships (requirements 2). Everybody hands in the clearance after acceptance. */
export const medicalClearance = createEligibilitySentences((t) => ({
  requirementText: t('a medical clearance', 'মেডিকেল ক্লিয়ারেন্স'),
  rule: { kind: 'informational' },
  forms: {
    plain: t('Medical clearance', 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)'),
    inSentence: t('medical clearance', 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)'),
  },
}));

/** Virtual internship. A sample: the specification doesn't mention it, but nobody can take part without a computer. */
export const computer = createEligibilitySentences((t) => ({
  requirementText: t('a computer and the internet', 'কম্পিউটার ও ইন্টারনেট'),
  rule: { kind: 'informational' },
  forms: { plain: t('A computer and the internet', 'কম্পিউটার ও ইন্টারনেট') },
}));

/** Pathway program. A sample for the client to confirm. */
export const workOnTheWay = createEligibilitySentences((t) => ({
  requirementText: t('the wish to work while you study', 'পড়ার পাশাপাশি কাজ করার ইচ্ছা'),
  rule: { kind: 'informational' },
  forms: {
    sentence: t(
      'You want work experience while you study',
      'পড়ার পাশাপাশি কাজের অভিজ্ঞতা নেওয়ার ইচ্ছা থাকতে হবে',
    ),
  },
}));

/** The national programme for students (requirements 5). */
export const shortForm = createEligibilitySentences((t) => ({
  requirementText: t('a short application form', 'ছোট একটি আবেদন ফরম'),
  rule: { kind: 'informational' },
  forms: {
    plain: t('Ready to fill in a short application form', 'ছোট একটি আবেদন ফরম পূরণ করতে হবে'),
  },
}));

import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Requirements for which nobody is rejected: the applicant describes them in the letter, meets them after acceptance, or
 * has them at home.
 */

/** Medical internships (requirements 2). */
export const character = createEligibilitySentences(
  { requirementText: 'motivation and adaptability', rule: { kind: 'informational' } },
  {
    motivation: 'motivation',
    adaptability: 'adaptability',
    both: 'Motivation and adaptability',
  },
  bengali.character,
);

/** Medical internships (requirements 2). Everybody hands in the clearance after acceptance. */
export const medicalClearance = createEligibilitySentences(
  { requirementText: 'a medical clearance', rule: { kind: 'informational' } },
  { plain: 'Medical clearance', inSentence: 'medical clearance' },
  bengali.medicalClearance,
);

/** Virtual internship. A sample: the specification doesn't mention it, but nobody can take part without a computer. */
export const computer = createEligibilitySentences(
  { requirementText: 'a computer and the internet', rule: { kind: 'informational' } },
  { plain: 'A computer and the internet' },
  bengali.computer,
);

/** Pathway program. A sample for the client to confirm. */
export const workOnTheWay = createEligibilitySentences(
  { requirementText: 'the wish to work while you study', rule: { kind: 'informational' } },
  { sentence: 'You want work experience while you study' },
  bengali.workOnTheWay,
);

/** The national programme for students (requirements 5). */
export const shortForm = createEligibilitySentences(
  { requirementText: 'a short application form', rule: { kind: 'informational' } },
  { plain: 'Ready to fill in a short application form' },
  bengali.shortForm,
);

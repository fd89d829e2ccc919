import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * What pages name among their conditions and nobody is refused for: it is told in the letter, comes after acceptance,
 * or is there at home.
 */

/** Medical internships (requirements 2). */
export const character = createEligibilitySentences(
  { requirementText: 'motivation and adaptability', rule: { kind: 'no-bar' } },
  {
    motivation: 'motivation',
    adaptability: 'adaptability',
    both: 'Motivation and adaptability',
  },
);

/** Medical internships (requirements 2): handed in after acceptance, as everybody's is. */
export const medicalClearance = createEligibilitySentences(
  { requirementText: 'a medical clearance', rule: { kind: 'no-bar' } },
  { plain: 'Medical clearance', inSentence: 'medical clearance' },
);

/** Virtual internship. A sample: the specification doesn't speak of it, but nobody can take part without. */
export const computer = createEligibilitySentences(
  { requirementText: 'a computer and the internet', rule: { kind: 'no-bar' } },
  { plain: 'A computer and the internet' },
);

/** Pathway program: a sample for the client to confirm. */
export const workOnTheWay = createEligibilitySentences(
  { requirementText: 'the wish to work while you study', rule: { kind: 'no-bar' } },
  { sentence: 'You want work experience while you study' },
);

/** The national programme for students (requirements 5). */
export const shortForm = createEligibilitySentences(
  { requirementText: 'a short application form', rule: { kind: 'no-bar' } },
  { plain: 'Ready to fill in a short application form' },
);

import type { Rule } from './types/eligibility.ts';

/**
 * The programme in Bangladesh, which "Can I go?" names if nothing else fits. The link is only for visitors who have none of
 * these rules against them. They are the rules of the linked page (one-truth.test.ts).
 */
export const programmeAtHome = {
  to: '/national-programs/students',
  rules: [
    { kind: 'age', from: 18, to: 25, isUsual: true },
    {
      kind: 'studies',
      among: ['grade-12', 'year-1', 'year-2', 'year-3', 'last-year', 'masters'],
      openFor: ['diploma'],
    },
  ] satisfies Rule[],
};

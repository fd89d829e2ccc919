import type { CostId, CostKind } from '../types/cost.ts';

/** The kinds of costs in the order of the overview. A question has at most 200 characters. */
export const costKinds: Record<CostId, CostKind> = {
  'our-fee': { label: 'Our fee', question: 'How much is your fee, and when do I pay it?' },
  deposit: {
    label: 'Deposit',
    question: 'Is there a deposit? How much is it, and when do I get it back?',
  },
  'visa-fee': {
    label: 'Visa fee',
    question: 'How much is the visa fee, to whom do I pay it, and when?',
  },
  flight: { label: 'Flight', question: 'What does the flight cost, and when is it booked?' },
  insurance: {
    label: 'Insurance',
    question: 'Which insurance do I need, who pays it, and how much is it?',
  },
  housing: {
    label: 'Housing',
    question: 'Where would I live, who pays for it, how much is it, and when is it paid?',
  },
  meals: { label: 'Meals', question: 'Who pays for meals, and how much are they?' },
  'local-travel': {
    label: 'Local travel',
    question: 'What does local travel cost in a month?',
  },
  'personal-expenses': {
    label: 'Personal expenses',
    question: 'How much money do I need for personal expenses?',
  },
};

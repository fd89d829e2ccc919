import type { Cost } from '../types/cost.ts';

/**
 * The costs of every country and every programme. A line with the same id in the other two files replaces the one here. The
 * specification gives no fees ("Fees: not shown"), so the client completes them.
 */
export const sharedCosts = {
  draft: true,
  costs: [
    { id: 'our-fee', payer: 'ask' },
    { id: 'deposit', payer: 'ask' },
  ] satisfies Cost[],
};

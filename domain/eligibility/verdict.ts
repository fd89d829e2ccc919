import { isEligible, isNearlyEligible } from './eligibility-results.ts';
import type { Match } from './match.ts';

/** The group of the answer in which an option stands. */
export type Verdict = (typeof verdicts)[number];
export const verdicts = ['now', 'almost', 'not-yet'] as const;

export function getVerdict(judgement: Match): Verdict {
  if (isEligible(judgement)) return 'now';
  return isNearlyEligible(judgement) ? 'almost' : 'not-yet';
}

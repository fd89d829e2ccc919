import { isEligible, isNearlyEligible } from './eligibility-results.ts';
import type { Match } from './match.ts';

/** The group of the results to which a match belongs. */
export type Verdict = (typeof verdicts)[number];
export const verdicts = ['now', 'almost', 'not-yet'] as const;

/** Returns the group of a match. */
export function getVerdict(match: Match): Verdict {
  if (isEligible(match)) return 'now';
  return isNearlyEligible(match) ? 'almost' : 'not-yet';
}

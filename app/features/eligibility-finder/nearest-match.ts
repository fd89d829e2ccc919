import { stayLengthMonths } from '#content/eligibility/profile.ts';
import type { Match } from '#domain/eligibility/match.ts';

/**
 * The match with the fewest unmet requirements; among equals, the one with the shortest stay. Those that need no partner come
 * first, and paused ones are skipped.
 */
export function findNearestMatch(notEligible: readonly Match[]): Match | undefined {
  const countUnmet = ({ unmet, isTooLong }: Match) => unmet.length + (isTooLong ? 1 : 0);
  const possible = notEligible.filter(({ opportunity }) => !opportunity.paused);
  return possible.sort(
    (a, b) =>
      Number(a.needsPartner) - Number(b.needsPartner) ||
      countUnmet(a) - countUnmet(b) ||
      getShortestStay(a) - getShortestStay(b),
  )[0];
}

const getShortestStay = ({ opportunity }: Match) =>
  opportunity.duration?.shortest ?? stayLengthMonths.any;

import type { Match } from '#domain/eligibility/match.ts';
import { stayLengthMonths } from '#domain/eligibility/profile.ts';

/** How many of the eligible opportunities are shown as large posters. */
const topResultCount = 3;
/** How many rows a phone shows before the rest is collapsed. */
const visibleRowCount = 10;

/** Groups the eligible matches by how they are displayed. `folded` is collapsed on phones. */
export function groupResults(eligible: readonly Match[]) {
  const abroad = eligible.filter(({ opportunity }) => opportunity.country);
  return {
    lead: abroad.slice(0, topResultCount),
    rows: abroad.slice(topResultCount, topResultCount + visibleRowCount),
    folded: abroad.slice(topResultCount + visibleRowCount),
    programmes: eligible.filter(({ opportunity }) => !opportunity.country),
  };
}

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

/** The share of eligible opportunities (0 to 1), which moves the boat across the river. It is 0 if there are none. */
export function computeEligibleShare(eligible: number, total: number): number {
  return total === 0 ? 0 : eligible / total;
}

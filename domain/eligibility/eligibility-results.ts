import { regionsBySlug } from '#content/eligibility/profile.ts';
import type { MatchGroup } from '#content/eligibility/result-groups.ts';
import { type Filter, filters } from '#content/eligibility/result-groups.ts';
import type { FinderQuery } from './finder-query.ts';
import { hasFewFacts, type Match, matchesDestination, matchOpportunity } from './match.ts';
import type { Opportunity } from './opportunity.ts';
import { sortMatches } from './sort-matches.ts';

/** The opportunities at the preferred destination in four groups, each sorted in the requested order. */
export type EligibilityResults = {
  /** "You can apply now": every rule is met. */
  eligible: readonly Match[];
  /** "Could fit": no rule is unmet, and some are open, or the profile gives too few facts. */
  couldFit: readonly Match[];
  /** How many are in both groups without a filter, and how many of the filtered group each filter lets through. */
  counts: { eligible: number; couldFit: number } & Record<Filter, number>;
  /** "Almost": one or two rules are unmet, and the visitor can do something about each. */
  nearlyEligible: readonly Match[];
  /** "Not yet": more rules are unmet, one of them can't be changed, the shortest stay is too long, or the offer is paused. */
  notEligible: readonly Match[];
  /** How many are at other destinations, and therefore in no group. */
  elsewhere: number;
  /** The number of all opportunities. */
  total: number;
};

/**
 * Evaluates all opportunities against a finder query. A filter of the query applies to the first group that the profile can
 * have: "You can apply now", or "Could fit" where it gives few facts. It is pure, and quick enough to run after each key press: all
 * opportunities take well under 1 ms.
 */
export function evaluateEligibility(
  { profile, sort, show }: Pick<FinderQuery, 'profile' | 'sort' | 'show'>,
  opportunities: readonly Opportunity[],
): EligibilityResults {
  const reachable = opportunities.filter((opportunity) =>
    matchesDestination(opportunity, profile.where),
  );
  const matches = sortMatches(
    reachable.map((opportunity) => matchOpportunity(opportunity, profile)),
    sort,
    profile,
  );
  const listGroup = (group: MatchGroup) => matches.filter((match) => match.group === group);
  const applyFilter = (group: readonly Match[]) =>
    show ? group.filter(({ opportunity }) => passesFilter(opportunity, show)) : group;
  const eligible = listGroup('now');
  const couldFit = listGroup('could-fit');
  const isFirstGroupEmpty = hasFewFacts(profile);
  return {
    eligible: applyFilter(eligible),
    couldFit: isFirstGroupEmpty ? applyFilter(couldFit) : couldFit,
    counts: {
      eligible: eligible.length,
      couldFit: couldFit.length,
      ...countByFilter(isFirstGroupEmpty ? couldFit : eligible),
    },
    nearlyEligible: listGroup('almost'),
    notEligible: listGroup('not-yet'),
    elsewhere: opportunities.length - reachable.length,
    total: opportunities.length,
  };
}

function passesFilter({ reach, country }: Opportunity, filter: Filter): boolean {
  if (filter === 'no-country') return country === undefined;
  return country !== undefined && reach.regions.includes(regionsBySlug[filter]);
}

const countByFilter = (group: readonly Match[]) =>
  Object.fromEntries(
    filters.map((filter) => [
      filter,
      group.filter(({ opportunity }) => passesFilter(opportunity, filter)).length,
    ]),
  ) as Record<Filter, number>;

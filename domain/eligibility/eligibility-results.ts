import { type Filter, type FinderQuery, filters } from './finder-query.ts';
import { type Match, matchesDestination, matchOpportunity } from './match.ts';
import type { Opportunity } from './opportunity.ts';
import { regionsBySlug } from './profile.ts';
import { sortMatches } from './sort-matches.ts';

/** Every option that leads where the visitor wants to go, in three groups, each in the order asked for. */
export type EligibilityResults = {
  /** "You can apply now": nothing is missing. With a filter only what it lets through. */
  eligible: readonly Match[];
  /** How many are open without a filter, and what each filter would leave. */
  counts: { open: number } & Record<Filter, number>;
  /** "Almost": one or two rules are missing, and something can be done about each. */
  nearlyEligible: readonly Match[];
  /** "Not yet": more is missing, or what takes years, or even the shortest stay is too long, or it is paused. */
  notEligible: readonly Match[];
  /** How many lead elsewhere, and stand in no group. */
  elsewhere: number;
  /** All options there are. */
  total: number;
};

const maxMissing = 2;

/** The answer to a question. Pure, and quick enough to run after each key press: all options take well under 1 ms. */
export function evaluateEligibility(
  { profile, sort, show }: Pick<FinderQuery, 'profile' | 'sort' | 'show'>,
  options: readonly Opportunity[],
): EligibilityResults {
  const there = options.filter((option) => matchesDestination(option, profile.where));
  const judgements = sortMatches(
    there.map((option) => matchOpportunity(option, profile)),
    sort,
    profile,
  );
  const open = judgements.filter(isEligible);
  return {
    eligible: show ? open.filter(({ opportunity }) => passesFilter(opportunity, show)) : open,
    counts: { open: open.length, ...countByFilter(open) },
    nearlyEligible: judgements.filter(isNearlyEligible),
    notEligible: judgements.filter(
      (judgement) => !isEligible(judgement) && !isNearlyEligible(judgement),
    ),
    elsewhere: options.length - there.length,
    total: options.length,
  };
}

export const isEligible = ({ opportunity, missing, isTooLong }: Match) =>
  !opportunity.paused && !isTooLong && missing.length === 0;

export const isNearlyEligible = ({ opportunity, missing, isTooLong }: Match) =>
  !opportunity.paused &&
  !isTooLong &&
  missing.length > 0 &&
  missing.length <= maxMissing &&
  missing.every(({ howToMeet }) => howToMeet !== undefined);

function passesFilter({ reach, country, stipend }: Opportunity, filter: Filter): boolean {
  if (filter === 'stipend') return stipend !== undefined;
  if (filter === 'no-country') return country === undefined;
  return country !== undefined && reach.regions.includes(regionsBySlug[filter]);
}

const countByFilter = (open: readonly Match[]) =>
  Object.fromEntries(
    filters.map((filter) => [
      filter,
      open.filter(({ opportunity }) => passesFilter(opportunity, filter)).length,
    ]),
  ) as Record<Filter, number>;

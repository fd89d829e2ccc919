import { type Profile, stayLengthMonths } from '#content/eligibility/profile.ts';
import type { SortOrder } from '#content/eligibility/result-groups.ts';
import type { Match } from './match.ts';
import type { Opportunity } from './opportunity.ts';

/** Sorts matches in the given order. Matches with equal keys are in alphabetical order. */
export function sortMatches(matches: readonly Match[], sort: SortOrder, profile: Profile): Match[] {
  const keyed = matches.map((match) => ({
    match,
    keys: sortKeys[sort](match, profile),
    name: getSortName(match.opportunity),
  }));
  return keyed
    .sort((a, b) => compareKeys(a.keys, b.keys) || compareNames(a.name, b.name))
    .map(({ match }) => match);
}

/** The sort keys of a match, the most important first. Lower numbers come first. */
const sortKeys: Record<SortOrder, (match: Match, profile: Profile) => readonly number[]> = {
  fit: (match, profile) => [
    countUnmetOrOpen(match),
    isFieldSuitable(match.opportunity, profile) ? 0 : 1,
    countMonthsShort(match.opportunity, profile),
    // Among equal fits, opportunities with more published figures come first.
    match.opportunity.duration?.usual ? 1 : 0,
    match.opportunity.stipend ? 0 : 1,
  ],
  stipend: ({ opportunity: { stipend } }) => [
    // The highest monthly amount first; opportunities without a figure come last.
    -(stipend?.taka.to ?? stipend?.taka.from ?? 0),
    -(stipend?.taka.from ?? 0),
  ],
  duration: ({ opportunity: { duration } }) => [
    duration?.shortest ?? Number.MAX_VALUE,
    duration?.longest ?? Number.MAX_VALUE,
  ],
  name: () => [],
};

/** The number of things that are unmet or open. */
const countUnmetOrOpen = (match: Match): number =>
  match.unmet.length +
  match.missingFacts.length +
  match.toCheck.length +
  Number(match.isTooLong) +
  Number(match.needsPartner);

const isFieldSuitable = ({ fields }: Opportunity, { field }: Profile) =>
  field === undefined || fields === undefined || fields.includes(field);

/** By how many months the longest stay is shorter than the visitor wants. */
function countMonthsShort({ duration }: Opportunity, { length = 'any' }: Profile): number {
  const wanted = stayLengthMonths[length];
  if (!Number.isFinite(wanted) || !duration) return 0;
  return Math.max(0, wanted - duration.longest);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const difference = key - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** It doesn't use `Intl.Collator`, which a slow phone takes 20 ms to create, and which sorts these names in the same order. */
const compareNames = (a: string, b: string) => Number(a > b) - Number(a < b);

const getSortName = ({ country, name }: Opportunity) =>
  (country ? `${country.name} ${name}` : name).toLowerCase();

import type { SortOrder } from './finder-query.ts';
import { isMet, type Match } from './match.ts';
import type { Opportunity } from './opportunity.ts';
import { type Profile, stayLengthMonths } from './profile.ts';

/** Sorts judgements in the given order. Equal ones stay in alphabetical order. */
export function sortMatches(
  judgements: readonly Match[],
  sort: SortOrder,
  profile: Profile,
): Match[] {
  const keyed = judgements.map((judgement) => ({
    judgement,
    keys: sortKeys[sort](judgement, profile),
    name: getSortName(judgement.opportunity),
  }));
  return keyed
    .sort((a, b) => compareKeys(a.keys, b.keys) || collator.compare(a.name, b.name))
    .map(({ judgement }) => judgement);
}

/** The sort keys of a judgement, the most important first. Lower numbers come first. */
const sortKeys: Record<SortOrder, (judgement: Match, profile: Profile) => readonly number[]> = {
  fit: (judgement, profile) => [
    countUnmetOrUnknown(judgement, profile),
    isFieldSuitable(judgement.opportunity, profile) ? 0 : 1,
    countMonthsShort(judgement.opportunity, profile),
    // Among options that fit equally, those with more published figures come first.
    judgement.opportunity.duration?.usual ? 1 : 0,
    judgement.opportunity.stipend ? 0 : 1,
  ],
  stipend: ({ opportunity: { stipend } }) => [
    // The most a month; what has no figure comes last.
    -(stipend?.taka.to ?? stipend?.taka.from ?? 0),
    -(stipend?.taka.from ?? 0),
  ],
  duration: ({ opportunity: { duration } }) => [
    duration?.shortest ?? Number.MAX_VALUE,
    duration?.longest ?? Number.MAX_VALUE,
  ],
  name: () => [],
};

/** Conditions that are missing, or of which the sentence doesn't say whether they are met. */
function countUnmetOrUnknown({ opportunity, missing, isTooLong }: Match, profile: Profile): number {
  const unknown = opportunity.rules.filter(({ rule }) => isMet(rule, profile) === undefined);
  return missing.length + unknown.length + (isTooLong ? 1 : 0);
}

const isFieldSuitable = ({ fields }: Opportunity, { field }: Profile) =>
  field === undefined || fields === undefined || fields.includes(field);

/** By how many months the longest stay falls short of what the visitor wants. */
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

const getSortName = ({ country, name }: Opportunity) =>
  country ? `${country.name} ${name}` : name;
const collator = new Intl.Collator('en');

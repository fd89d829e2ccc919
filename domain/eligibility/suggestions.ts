import {
  type Profile,
  type SelectFieldName,
  selectFieldValues,
  stayLengthMonths,
  stayLengths,
} from '#content/eligibility/profile.ts';
import type { MatchGroup } from '#content/eligibility/result-groups.ts';
import type { Rule } from '#content/types/eligibility.ts';
import { evaluateRule } from './evaluate-rule.ts';
import { type Match, matchesDestination, matchOpportunity } from './match.ts';
import type { Opportunity } from './opportunity.ts';

/** The groups that a suggestion can lead to, the best first. */
const suggestedGroups = ['now', 'could-fit', 'almost'] as const satisfies MatchGroup[];
type SuggestedGroup = (typeof suggestedGroups)[number];

/** A change of the profile, and how many opportunities would be in each group after it. */
type Suggestion = { change: Profile; counts: Record<SuggestedGroup, number> };

/** The fields that a visitor can improve or choose differently. Age, studies and field of study can't be changed. */
const changeableFields = [
  'where',
  'length',
  'english',
  'passport',
  'experience',
] as const satisfies SelectFieldName[];

const maxSuggestions = 3;

/**
 * Suggestions for a query with few results: the best change of each field, at most three, the best first. A change must
 * lead to more opportunities in a group than the profile has now, without fewer in a better group; among equals the smallest
 * wins.
 */
export function findSuggestions(
  profile: Profile,
  opportunities: readonly Opportunity[],
): Suggestion[] {
  const current = { change: {}, counts: countByGroup(profile, opportunities) };
  return changeableFields
    .map((field) =>
      listChanges(field, profile)
        .map((change) => ({
          change,
          counts: countByGroup({ ...profile, ...change }, opportunities),
        }))
        .reduce((best, each) => (compareCounts(each, best) < 0 ? each : best), current),
    )
    .filter((best) => best !== current)
    .sort(compareCounts)
    .slice(0, maxSuggestions);
}

/**
 * The change of the profile after which no rule is unmet: "As a new graduate", "Any length".
 *
 * @returns undefined if no change is enough, as for an age limit or a paused offer
 */
export function findChangeToQualify({ opportunity, unmet, isTooLong }: Match, profile: Profile) {
  if (opportunity.paused) return undefined;
  let change: Profile = isTooLong ? { length: findLongEnoughStay(opportunity) } : {};
  for (const { rule } of unmet) {
    const next = findChangeToMeet(rule, { ...profile, ...change });
    if (!next) return undefined;
    change = { ...change, ...next };
  }
  return Object.keys(change).length > 0 ? change : undefined;
}

function countByGroup(profile: Profile, opportunities: readonly Opportunity[]) {
  const groups = opportunities
    .filter((opportunity) => matchesDestination(opportunity, profile.where))
    .map((opportunity) => matchOpportunity(opportunity, profile).group);
  const count = (group: SuggestedGroup) => groups.filter((each) => each === group).length;
  return { now: count('now'), 'could-fit': count('could-fit'), almost: count('almost') };
}

/** A negative number if `a` leads to more opportunities in the first group in which they differ. */
function compareCounts(a: Suggestion, b: Suggestion): number {
  const group = suggestedGroups.find((each) => a.counts[each] !== b.counts[each]);
  return group ? b.counts[group] - a.counts[group] : 0;
}

/** Every higher value of a field that is filled in. For `where`, whose values have no order, only "anywhere". */
function listChanges(field: SelectFieldName, profile: Profile): Profile[] {
  const value = profile[field];
  if (value === undefined) return [];
  const values: readonly string[] = field === 'where' ? ['anywhere'] : selectFieldValues[field];
  return values.slice(values.indexOf(value) + 1).map((each) => ({ [field]: each }));
}

const fieldOfStudyChanges: readonly Profile[] = selectFieldValues.field.map((field) => ({ field }));

/** A higher value of one field, or the nearest pair of studies or experience and field of study, that a rule isn't unmet by. */
function findChangeToMeet(rule: Rule, profile: Profile): Profile | undefined {
  if (rule.kind === 'age') return undefined;
  const helps = (change: Profile) => evaluateRule(rule, { ...profile, ...change }) !== 'unmet';
  const careerChanges = [...listChanges('experience', profile), ...listChanges('studies', profile)];
  const singleChanges = [
    ...listChanges('english', profile),
    ...listChanges('passport', profile),
    ...careerChanges,
    ...fieldOfStudyChanges,
  ];
  return (
    singleChanges.find(helps) ??
    careerChanges
      .flatMap((change) => fieldOfStudyChanges.map((field) => ({ ...change, ...field })))
      .find(helps)
  );
}

const findLongEnoughStay = ({ duration }: Opportunity) =>
  stayLengths.find((length) => stayLengthMonths[length] >= (duration?.shortest ?? 0)) ?? 'any';

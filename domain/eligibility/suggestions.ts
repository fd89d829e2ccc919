import type { Rule } from '#content/types/eligibility.ts';
import { isEligible, isNearlyEligible } from './eligibility-results.ts';
import { isMet, type Match, matchesDestination, matchOpportunity } from './match.ts';
import type { Opportunity } from './opportunity.ts';
import {
  type Profile,
  type SelectFieldName,
  selectFieldValues,
  stayLengthMonths,
  stayLengths,
} from './profile.ts';

/** A change of the profile, and how many opportunities would be eligible and nearly eligible after it. */
type Suggestion = { change: Profile; eligible: number; nearlyEligible: number };

/** The fields that a visitor can improve or choose differently. Age, studies and field of study can't be changed. */
const changeableFields = [
  'where',
  'length',
  'english',
  'passport',
] as const satisfies SelectFieldName[];

const maxSuggestions = 3;

/**
 * Suggestions for a query with few results: the best change of each field, at most three, the best first. A change must
 * lead to more eligible or more nearly eligible opportunities than the profile has now; among equals the smallest wins.
 */
export function findSuggestions(
  profile: Profile,
  opportunities: readonly Opportunity[],
): Suggestion[] {
  const current = { change: {}, ...countEligible(profile, opportunities) };
  return changeableFields
    .map((field) =>
      listChanges(field, profile)
        .map((change) => ({ change, ...countEligible({ ...profile, ...change }, opportunities) }))
        .reduce((best, each) => (isBetter(each, best) ? each : best), current),
    )
    .filter((best) => best !== current)
    .sort((a, b) => b.eligible - a.eligible || b.nearlyEligible - a.nearlyEligible)
    .slice(0, maxSuggestions);
}

/**
 * The requirement that most nearly eligible opportunities have in common: English, or a passport.
 *
 * @returns its field, how many have it, and the smallest change that makes one of them eligible; undefined if none has it
 */
export function findCommonRequirement(
  nearlyEligible: readonly Match[],
  profile: Profile,
): { field: 'english' | 'passport'; count: number; change: Profile } | undefined {
  return (['english', 'passport'] as const)
    .flatMap((field) => {
      const blocked = nearlyEligible.filter(({ missing }) =>
        missing.some(({ rule }) => rule.kind === field),
      );
      const change = listChanges(field, profile).find((each) =>
        blocked.some(({ opportunity }) =>
          isEligible(matchOpportunity(opportunity, { ...profile, ...each })),
        ),
      );
      return change ? [{ field, count: blocked.length, change }] : [];
    })
    .sort((a, b) => b.count - a.count)[0];
}

/**
 * The change of the profile after which every rule that the profile decides is met: "As a new graduate", "Any length".
 *
 * @returns undefined if no change is enough, as for an age limit or a paused offer
 */
export function findChangeToQualify({ opportunity, missing, isTooLong }: Match, profile: Profile) {
  if (opportunity.paused) return undefined;
  let change: Profile = isTooLong ? { length: findLongEnoughStay(opportunity) } : {};
  for (const { rule } of missing) {
    if (rule.kind === 'unasked') continue;
    const next = findChangeToMeet(rule, { ...profile, ...change });
    if (!next) return undefined;
    change = { ...change, ...next };
  }
  return Object.keys(change).length > 0 ? change : undefined;
}

function countEligible(profile: Profile, opportunities: readonly Opportunity[]) {
  const matches = opportunities
    .filter((opportunity) => matchesDestination(opportunity, profile.where))
    .map((opportunity) => matchOpportunity(opportunity, profile));
  return {
    eligible: matches.filter(isEligible).length,
    nearlyEligible: matches.filter(isNearlyEligible).length,
  };
}

const isBetter = (a: Suggestion, b: Suggestion) =>
  a.eligible > b.eligible || (a.eligible === b.eligible && a.nearlyEligible > b.nearlyEligible);

/** Every higher value of a field that is filled in. For `where`, whose values have no order, only "anywhere". */
function listChanges(field: SelectFieldName, profile: Profile): Profile[] {
  const value = profile[field];
  if (value === undefined) return [];
  const values: readonly string[] = field === 'where' ? ['anywhere'] : selectFieldValues[field];
  return values.slice(values.indexOf(value) + 1).map((each) => ({ [field]: each }));
}

const fieldOfStudyChanges: readonly Profile[] = selectFieldValues.field.map((field) => ({ field }));

/** A higher value of one field, or the nearest pair of studies and field of study, that meets a rule. */
function findChangeToMeet(rule: Rule, profile: Profile): Profile | undefined {
  if (rule.kind === 'age') return undefined;
  const meets = (change: Profile) => isMet(rule, { ...profile, ...change }) !== false;
  const studiesChanges = listChanges('studies', profile);
  const singleChanges = [
    ...listChanges('english', profile),
    ...listChanges('passport', profile),
    ...studiesChanges,
    ...fieldOfStudyChanges,
  ];
  return (
    singleChanges.find(meets) ??
    studiesChanges
      .flatMap((studies) => fieldOfStudyChanges.map((field) => ({ ...studies, ...field })))
      .find(meets)
  );
}

const findLongEnoughStay = ({ duration }: Opportunity) =>
  stayLengths.find((length) => stayLengthMonths[length] >= (duration?.shortest ?? 0)) ?? 'any';

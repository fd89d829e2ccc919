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

/** A change of the sentence, and how many options would then be open and almost open. */
export type Suggestion = { change: Profile; eligible: number; nearlyEligible: number };

/** The blanks that a visitor can wish otherwise or improve; age, studies and field are as they are. */
const changeableFields = [
  'where',
  'length',
  'english',
  'passport',
] as const satisfies SelectFieldName[];

const maxSuggestions = 3;

/**
 * What to change where an answer has little: of each blank the smallest change that opens most, the best first, at
 * most three. Only what opens more than now, or brings more almost within reach.
 */
export function findSuggestions(profile: Profile, options: readonly Opportunity[]): Suggestion[] {
  const now = { change: {}, ...countEligible(profile, options) };
  return changeableFields
    .map((blank) =>
      listChanges(blank, profile)
        .map((change) => ({ change, ...countEligible({ ...profile, ...change }, options) }))
        .reduce((best, each) => (isBetter(each, best) ? each : best), now),
    )
    .filter((best) => best !== now)
    .sort((a, b) => b.eligible - a.eligible || b.nearlyEligible - a.nearlyEligible)
    .slice(0, maxSuggestions);
}

/**
 * What most of "Almost" wait for: English, or a passport.
 *
 * @returns how many wait for it, and the smallest change that opens one of them; undefined where none does
 */
export function findCommonRequirement(
  almost: readonly Match[],
  profile: Profile,
): { blank: 'english' | 'passport'; waiting: number; change: Profile } | undefined {
  return (['english', 'passport'] as const)
    .flatMap((blank) => {
      const waiting = almost.filter(({ missing }) =>
        missing.some(({ rule }) => rule.kind === blank),
      );
      const change = listChanges(blank, profile).find((each) =>
        waiting.some(({ opportunity }) =>
          isEligible(matchOpportunity(opportunity, { ...profile, ...each })),
        ),
      );
      return change ? [{ blank, waiting: waiting.length, change }] : [];
    })
    .sort((a, b) => b.waiting - a.waiting)[0];
}

/**
 * The change after which nothing that the sentence asks for is missing: "As a new graduate", "Any length".
 *
 * @returns undefined where no change of a blank is enough: nobody gets younger, and a paused offer stays paused
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

function countEligible(profile: Profile, options: readonly Opportunity[]) {
  const matches = options
    .filter((option) => matchesDestination(option, profile.where))
    .map((option) => matchOpportunity(option, profile));
  return {
    eligible: matches.filter(isEligible).length,
    nearlyEligible: matches.filter(isNearlyEligible).length,
  };
}

const isBetter = (a: Suggestion, b: Suggestion) =>
  a.eligible > b.eligible || (a.eligible === b.eligible && a.nearlyEligible > b.nearlyEligible);

/** Every further value of a blank that is filled in; of `where`, whose values have no order, "anywhere". */
function listChanges(blank: SelectFieldName, profile: Profile): Profile[] {
  const value = profile[blank];
  if (value === undefined) return [];
  const values: readonly string[] = blank === 'where' ? ['anywhere'] : selectFieldValues[blank];
  return values.slice(values.indexOf(value) + 1).map((each) => ({ [blank]: each }));
}

const fieldOfStudyChanges: readonly Profile[] = selectFieldValues.field.map((field) => ({ field }));

/** One further value, or the nearest pair of studies and field. */
function findChangeToMeet(rule: Rule, profile: Profile): Profile | undefined {
  if (rule.kind === 'age') return undefined;
  const meets = (change: Profile) => isMet(rule, { ...profile, ...change }) !== false;
  const further = listChanges('studies', profile);
  const single = [
    ...listChanges('english', profile),
    ...listChanges('passport', profile),
    ...further,
    ...fieldOfStudyChanges,
  ];
  return (
    single.find(meets) ??
    further
      .flatMap((studies) => fieldOfStudyChanges.map((field) => ({ ...studies, ...field })))
      .find(meets)
  );
}

const findLongEnoughStay = ({ duration }: Opportunity) =>
  stayLengths.find((length) => stayLengthMonths[length] >= (duration?.shortest ?? 0)) ?? 'any';

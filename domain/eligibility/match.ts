import type { EligibilityRule, Rule } from '#content/types/eligibility.ts';
import type { Opportunity } from './opportunity.ts';
import {
  type DestinationPreference,
  englishLevels,
  type Profile,
  passportValidityMonths,
  regionsBySlug,
  stayLengthMonths,
} from './profile.ts';

/** An opportunity, and the rules of it that a profile doesn't meet. */
export type Match = {
  opportunity: Opportunity;
  /** The unmet rules, in the order of the opportunity. */
  missing: readonly EligibilityRule[];
  /** Whether even the shortest stay is longer than the visitor wants. */
  isTooLong: boolean;
};

/** The matches per opportunity that have been created: at most one per combination of unmet rules. */
const matchCache = new WeakMap<Opportunity, Match[]>();

/**
 * Evaluates the rules of an opportunity for a profile. An empty field rules nothing out.
 *
 * @returns the same object whenever the same rules are unmet, so that memoised components don't render again
 */
export function matchOpportunity(opportunity: Opportunity, profile: Profile): Match {
  const missing = opportunity.rules.filter(({ rule }) => isMet(rule, profile) === false);
  const maxMonths = stayLengthMonths[profile.length ?? 'any'];
  const isTooLong = opportunity.duration !== undefined && opportunity.duration.shortest > maxMonths;
  const cached = matchCache.get(opportunity) ?? [];
  const same = cached.find(
    (each) =>
      each.isTooLong === isTooLong &&
      each.missing.length === missing.length &&
      each.missing.every((rule, index) => rule === missing[index]),
  );
  if (same) return same;
  const match = { opportunity, missing, isTooLong };
  matchCache.set(opportunity, [...cached, match]);
  return match;
}

/** Whether an opportunity is at the preferred destination: a country, or a region by its slug. */
export function matchesDestination(
  { reach }: Pick<Opportunity, 'reach'>,
  where: DestinationPreference = 'anywhere',
): boolean {
  if (where === 'anywhere') return true;
  const destination: string = where;
  return (
    reach.countries.some((country) => country === destination) ||
    reach.regions.some((region) =>
      Object.entries(regionsBySlug).some(
        ([slug, known]) => slug === destination && known === region,
      ),
    )
  );
}

/**
 * Whether a profile meets a rule. A rule that the finder doesn't ask about counts as unmet.
 *
 * @returns undefined when the profile has too few fields to decide
 */
export function isMet(rule: Rule, profile: Profile): boolean | undefined {
  switch (rule.kind) {
    case 'age': {
      const { from, to = Number.POSITIVE_INFINITY } = rule;
      return profile.age === undefined ? undefined : profile.age >= from && profile.age <= to;
    }
    case 'studies':
      return profile.studies && rule.among.includes(profile.studies);
    case 'field':
      // A subject that isn't in our list: only a member of staff can decide.
      if (profile.field === 'other') return undefined;
      return profile.field && rule.among.includes(profile.field);
    case 'english':
      return (
        profile.english &&
        englishLevels.indexOf(profile.english) >= englishLevels.indexOf(rule.least)
      );
    case 'passport':
      return profile.passport && passportValidityMonths[profile.passport] >= rule.months;
    case 'all': {
      const met = rule.rules.map((each) => isMet(each, profile));
      return met.includes(false) ? false : met.includes(undefined) ? undefined : true;
    }
    case 'either': {
      const met = rule.rules.map((each) => isMet(each, profile));
      return met.includes(true) ? true : met.includes(undefined) ? undefined : false;
    }
    case 'unasked':
      return false;
    case 'no-bar':
      return true;
  }
}

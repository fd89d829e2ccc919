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

/** What an option asks for that a profile doesn't have. */
export type Match = {
  opportunity: Opportunity;
  missing: readonly EligibilityRule[];
  /** Even its shortest stay is longer than the visitor wants. */
  isTooLong: boolean;
};

/** The judgements that were given of an option: as few as there are combinations of its rules. */
const matchCache = new WeakMap<Opportunity, Match[]>();

/**
 * Holds a profile against an option. What the profile doesn't say rules nothing out.
 *
 * @returns where the same is missing the same object, so that whoever shows it sees that nothing has changed
 */
export function matchOpportunity(opportunity: Opportunity, profile: Profile): Match {
  const missing = opportunity.rules.filter(({ rule }) => isMet(rule, profile) === false);
  const most = stayLengthMonths[profile.length ?? 'any'];
  const isTooLong = opportunity.duration !== undefined && opportunity.duration.shortest > most;
  const before = matchCache.get(opportunity) ?? [];
  const same = before.find(
    (each) =>
      each.isTooLong === isTooLong &&
      each.missing.length === missing.length &&
      each.missing.every((rule, index) => rule === missing[index]),
  );
  if (same) return same;
  const match = { opportunity, missing, isTooLong };
  matchCache.set(opportunity, [...before, match]);
  return match;
}

/** Whether an option leads where the visitor wants to go. */
export function matchesDestination(
  { reach }: Pick<Opportunity, 'reach'>,
  where: DestinationPreference = 'anywhere',
): boolean {
  if (where === 'anywhere') return true;
  const wish: string = where;
  return (
    reach.countries.some((country) => country === wish) ||
    reach.regions.some((region) =>
      Object.entries(regionsBySlug).some(([part, of]) => part === wish && of === region),
    )
  );
}

/** @returns undefined where the profile doesn't say enough */
export function isMet(rule: Rule, profile: Profile): boolean | undefined {
  switch (rule.kind) {
    case 'age': {
      const { from, to = Number.POSITIVE_INFINITY } = rule;
      return profile.age === undefined ? undefined : profile.age >= from && profile.age <= to;
    }
    case 'studies':
      return profile.studies && rule.among.includes(profile.studies);
    case 'field':
      // Another subject than those of the list: only a person can tell.
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

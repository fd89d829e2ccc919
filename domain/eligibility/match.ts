import {
  type DestinationPreference,
  type FactName,
  factNames,
  type Profile,
  regionsBySlug,
  stayLengthMonths,
} from '#content/eligibility/profile.ts';
import type { MatchGroup } from '#content/eligibility/result-groups.ts';
import { passportValidityMonths } from '#content/eligibility/visitor-facts.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import {
  canChange,
  evaluateRule,
  isPreferenceMissing,
  listMissingFacts,
  type RuleState,
} from './evaluate-rule.ts';
import type { Opportunity } from './opportunity.ts';

/** An opportunity, and how its rules answer a profile. */
export type Match = {
  opportunity: Opportunity;
  group: MatchGroup;
  /** The unmet rules, in the order of the opportunity. */
  unmet: readonly EligibilityRule[];
  /** The facts that aren't given, and on which open rules depend, in the order of the sentence. */
  missingFacts: readonly FactName[];
  /** The open rules that only a person can decide. */
  toCheck: readonly EligibilityRule[];
  /** The preferences that the visitor's field isn't among. They exclude nobody. */
  preferences: readonly EligibilityRule[];
  /** Whether even the shortest stay is longer than the visitor wants. */
  isTooLong: boolean;
  /** Whether a place is named, and the programme, which isn't tied to a country, needs a partner there. */
  needsPartner: boolean;
  /** For how many months the documents ask the passport to be valid, if that is longer than the visitor's is. */
  renewalMonths: number | undefined;
};

const maxUnmet = 2;

/** The least number of facts for which an answer says "You can apply now". */
const minFacts = 2;

/** Evaluates the rules of an opportunity for a profile. */
export function matchOpportunity(opportunity: Opportunity, profile: Profile): Match {
  const { rules, duration, paused } = opportunity;
  const states = rules.map(({ rule }) => evaluateRule(rule, profile));
  const listRules = (state: RuleState) => rules.filter((_, index) => states[index] === state);
  const unmet = listRules('unmet');
  const open = listRules('open');
  const facts = new Set(open.flatMap(({ rule }) => listMissingFacts(rule, profile)));
  const maxMonths = stayLengthMonths[profile.length ?? 'any'];
  const isTooLong = duration !== undefined && duration.shortest > maxMonths;
  const needsPartner = isTiedToNoCountry(opportunity) && isPlaceNamed(profile);
  const canApplyNow = open.length === 0 && !needsPartner && countFacts(profile) >= minFacts;
  const isAlmost = unmet.length <= maxUnmet && unmet.every(({ rule }) => canChange(rule, profile));
  const chooseGroup = (): MatchGroup => {
    if (paused || isTooLong) return 'not-yet';
    if (unmet.length === 0) return canApplyNow ? 'now' : 'could-fit';
    return isAlmost ? 'almost' : 'not-yet';
  };
  return {
    opportunity,
    group: chooseGroup(),
    unmet,
    missingFacts: factNames.filter((fact) => facts.has(fact)),
    toCheck: open.filter(({ rule }) => listMissingFacts(rule, profile).length === 0),
    preferences: rules.filter(({ rule }) => isPreferenceMissing(rule, profile)),
    isTooLong,
    needsPartner,
    renewalMonths: findRenewal(opportunity, profile),
  };
}

/** The number of facts that a profile gives. */
const countFacts = (profile: Profile): number =>
  factNames.filter((fact) => profile[fact] !== undefined).length;

/** Whether a profile gives so few facts that nothing stands under "You can apply now". */
export const hasFewFacts = (profile: Profile): boolean => countFacts(profile) < minFacts;

const isPlaceNamed = ({ where = 'anywhere' }: Profile) => where !== 'anywhere';

/** Whether an opportunity abroad has no countries of its own: a visitor may name any place. */
const isTiedToNoCountry = ({ reach, isAbroad }: Pick<Opportunity, 'reach' | 'isAbroad'>) =>
  isAbroad && reach.regions.length === 0 && reach.countries.length === 0;

/** A passport that doesn't meet the rule has to be renewed anyway. */
function findRenewal(
  { documentPassportMonths = 0, rules }: Opportunity,
  { passport }: Profile,
): number | undefined {
  if (!passport) return undefined;
  const months = passportValidityMonths[passport];
  const isMet = rules.every(({ rule }) => rule.kind !== 'passport' || months >= rule.months);
  return isMet && months < documentPassportMonths ? documentPassportMonths : undefined;
}

/**
 * Whether an opportunity is at the preferred destination: a country, or a region by its slug. A programme abroad that isn't
 * tied to a country is at every destination.
 */
export function matchesDestination(
  opportunity: Pick<Opportunity, 'reach' | 'isAbroad'>,
  where: DestinationPreference = 'anywhere',
): boolean {
  if (where === 'anywhere' || isTiedToNoCountry(opportunity)) return true;
  const { reach } = opportunity;
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

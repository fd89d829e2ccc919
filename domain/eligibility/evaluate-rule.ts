import type { FactName, Profile } from '#content/eligibility/profile.ts';
import {
  englishLevels,
  experiences,
  passportValidityMonths,
} from '#content/eligibility/visitor-facts.ts';
import type { Rule } from '#content/types/eligibility.ts';

/** The answer of a rule to a profile. `open` means that a fact isn't given, or that only a person can decide. */
export type RuleState = 'met' | 'unmet' | 'open';

/** Evaluates a rule for a profile. A fact that isn't given never counts as met. */
export function evaluateRule(rule: Rule, profile: Profile): RuleState {
  switch (rule.kind) {
    case 'age': {
      const { from, to = Number.POSITIVE_INFINITY, isUsual } = rule;
      if (profile.age === undefined) return 'open';
      if (profile.age >= from && profile.age <= to) return 'met';
      return isUsual ? 'open' : 'unmet';
    }
    case 'studies': {
      const { studies } = profile;
      if (!studies || rule.openFor?.includes(studies)) return 'open';
      return toState(rule.among.includes(studies));
    }
    case 'experience':
      if (!profile.experience) return 'open';
      return toState(isAtLeast(experiences, profile.experience, rule.least));
    case 'field':
      // A subject that isn't in our list: only a person can decide.
      if (!profile.field || profile.field === 'other') return 'open';
      if (rule.among.includes(profile.field)) return 'met';
      return rule.areOthersOpen ? 'open' : 'unmet';
    case 'english':
      if (!profile.english) return 'open';
      if (!isAtLeast(englishLevels, profile.english, rule.least)) return 'unmet';
      return rule.needsCertificate ? 'open' : 'met';
    case 'passport':
      if (!profile.passport) return 'open';
      return toState(passportValidityMonths[profile.passport] >= rule.months);
    case 'all': {
      const states = rule.rules.map((each) => evaluateRule(each, profile));
      return states.find((state) => state === 'unmet') ?? states.find(isOpen) ?? 'met';
    }
    case 'either': {
      const states = rule.rules.map((each) => evaluateRule(each, profile));
      return states.find((state) => state === 'met') ?? states.find(isOpen) ?? 'unmet';
    }
    case 'unknown':
      return 'open';
    case 'informational':
      return 'met';
  }
}

/**
 * Whether a person can change what leaves a rule unmet: English, a passport, a certificate and experience, but not an age,
 * studies or a field.
 *
 * @param rule a rule that the profile doesn't meet
 */
export function canChange(rule: Rule, profile: Profile): boolean {
  switch (rule.kind) {
    case 'english':
    case 'passport':
    case 'experience':
      return true;
    case 'all':
      return rule.rules
        .filter((each) => evaluateRule(each, profile) === 'unmet')
        .every((each) => canChange(each, profile));
    case 'either':
      return rule.rules.some((each) => canChange(each, profile));
    default:
      return false;
  }
}

/** Lists the facts that aren't given and that would help to decide an open rule. It is empty if only a person can decide. */
export function listMissingFacts(rule: Rule, profile: Profile): FactName[] {
  switch (rule.kind) {
    case 'all':
    case 'either':
      return rule.rules
        .filter((each) => evaluateRule(each, profile) === 'open')
        .flatMap((each) => listMissingFacts(each, profile));
    case 'unknown':
    case 'informational':
      return [];
    default:
      return profile[rule.kind] === undefined ? [rule.kind] : [];
  }
}

/** Whether a rule tells a preference that the profile's field isn't among. */
export const isPreferenceMissing = (rule: Rule, { field }: Profile): boolean =>
  rule.kind === 'informational' &&
  rule.preferredFields !== undefined &&
  field !== undefined &&
  !rule.preferredFields.includes(field);

const toState = (isMet: boolean): RuleState => (isMet ? 'met' : 'unmet');
const isOpen = (state: RuleState) => state === 'open';

function isAtLeast<Value>(ordered: readonly Value[], value: Value, least: Value): boolean {
  return ordered.indexOf(value) >= ordered.indexOf(least);
}

import { requirements as bengali } from '../bn/requirements.ts';
import type { Language } from '../language.ts';
import type { EligibilityRule } from '../types/eligibility.ts';
import * as ages from './ages.ts';
import * as attitudes from './attitudes.ts';
import * as english from './english.ts';
import * as passports from './passports.ts';
import * as studies from './studies.ts';

const requirements = { ...ages, ...attitudes, ...english, ...passports, ...studies };

/** The names of the requirements, by which the Bengali texts are listed. */
export type RequirementId = keyof typeof requirements;

const ids = new Map<EligibilityRule, RequirementId>();
for (const [id, sentences] of Object.entries(requirements)) {
  for (const { judgedBy } of Object.values(sentences)) ids.set(judgedBy, id as RequirementId);
}

/**
 * Returns a rule with the texts of a language.
 *
 * @throws Error if the rule is that of no requirement
 */
export function localiseRule(rule: EligibilityRule, language: Language): EligibilityRule {
  if (language === 'en') return rule;
  const id = ids.get(rule);
  if (!id) throw new Error(`No Bengali text for “${rule.requirementText}”`);
  return { ...bengali[id], rule: rule.rule };
}

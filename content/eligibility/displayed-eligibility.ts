import type { Requirement } from '../types/common.ts';
import type { Country } from '../types/country.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';

/** Removes the rules from a programme's eligibility, because its page shows only the texts. */
export function stripRules<
  Eligibility extends { requirements: (Requirement & EligibilitySentence)[] },
>(eligibility: Eligibility): Omit<Eligibility, 'requirements'> & { requirements: Requirement[] } {
  const requirements = eligibility.requirements.map(({ judgedBy: _, ...texts }) => texts);
  return { ...eligibility, requirements };
}

/** Creates the cards of a country's eligibility with the texts only, without rules and notes. */
export const createEligibilityCards = (cards: Country['eligibility']) =>
  cards.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map(({ value }) => value),
  }));

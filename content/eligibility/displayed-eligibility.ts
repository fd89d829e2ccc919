import type { Requirement } from '../types/common.ts';
import type { Country } from '../types/country.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';

/** A programme's eligibility as its page shows it: the words, without the rules that judge them. */
export function stripRules<
  Eligibility extends { requirements: (Requirement & EligibilitySentence)[] },
>(eligibility: Eligibility): Omit<Eligibility, 'requirements'> & { requirements: Requirement[] } {
  const requirements = eligibility.requirements.map(({ judgedBy: _, ...words }) => words);
  return { ...eligibility, requirements };
}

/** The same of a country: cards of sentences. */
export const createEligibilityCards = (cards: Country['eligibility']) =>
  cards.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map(({ value }) => value),
  }));

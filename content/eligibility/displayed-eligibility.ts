import type { Language } from '../language.ts';
import type { Requirement } from '../types/common.ts';
import type { Country } from '../types/country.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';

/** Removes the rules from a programme's eligibility, because its page shows only the texts. */
export function stripRules<
  Eligibility extends { requirements: (Requirement & EligibilitySentence)[] },
>(eligibility: Eligibility): Omit<Eligibility, 'requirements'> & { requirements: Requirement[] } {
  const requirements = eligibility.requirements.map(
    ({ judgedBy: _, bengali: __, ...texts }) => texts,
  );
  return { ...eligibility, requirements };
}

/** Returns the text of a requirement in a language, without its note. */
export const getRequirementText = (
  { value, bengali }: EligibilitySentence,
  language: Language,
): string => (language === 'bn' ? (bengali?.value ?? value) : value);

/** Creates the cards of a country's eligibility with the texts of a language only, without rules and notes. */
export const createEligibilityCards = (cards: Country['eligibility'], language: Language = 'en') =>
  cards.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map((sentence) => getRequirementText(sentence, language)),
  }));

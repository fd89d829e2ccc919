import type { Language } from '../language.ts';
import type { Requirement } from '../types/common.ts';
import type { Country } from '../types/country.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';

/** Removes the rules from a programme's eligibility, because its page shows only the texts of its language. */
export function stripRules<
  Eligibility extends { requirements: (Requirement & EligibilitySentence)[] },
>(
  eligibility: Eligibility,
  language: Language = 'en',
): Omit<Eligibility, 'requirements'> & { requirements: Requirement[] } {
  const requirements = eligibility.requirements.map(
    ({ judgedBy: _, bengali, label, ...texts }) => ({
      label,
      ...(language === 'bn' && bengali ? bengali : texts),
    }),
  );
  return { ...eligibility, requirements };
}

/** Creates the cards of a country's eligibility with the texts of a language only, without rules and notes. */
export const createEligibilityCards = (cards: Country['eligibility'], language: Language = 'en') =>
  cards.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map(({ value, bengali }) =>
      language === 'bn' ? (bengali?.value ?? value) : value,
    ),
  }));

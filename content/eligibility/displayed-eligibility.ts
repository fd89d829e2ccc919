import type { Language } from '../language.ts';
import type { Requirement } from '../types/common.ts';
import type { Country } from '../types/country.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';

/** Returns the texts of a requirement in a language, without its rule. */
export function getSentence(
  { value, note, bengali }: EligibilitySentence,
  language: Language,
): Pick<EligibilitySentence, 'value' | 'note'> {
  if (language === 'bn') return bengali;
  return { value, ...(note && { note }) };
}

/** Removes the rules from a programme's eligibility, because its page shows only the texts of its language. */
export function stripRules<
  Eligibility extends { requirements: (Requirement & EligibilitySentence)[] },
>(
  eligibility: Eligibility,
  language: Language,
): Omit<Eligibility, 'requirements'> & { requirements: Requirement[] } {
  const requirements = eligibility.requirements.map((requirement) => ({
    label: requirement.label,
    ...getSentence(requirement, language),
  }));
  return { ...eligibility, requirements };
}

/** Returns the text of a requirement in a language, without its note. */
export const getRequirementText = (
  { value, bengali }: EligibilitySentence,
  language: Language,
): string => (language === 'bn' ? bengali.value : value);

/** Creates the cards of a country's eligibility with the texts of a language only, without rules and notes. */
export const createEligibilityCards = (cards: Country['eligibility'], language: Language) =>
  cards.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map((sentence) => getRequirementText(sentence, language)),
  }));

import { getConstant } from '../get-constant.ts';
import type { Language } from '../language.ts';
import type { Country } from '../types/country.ts';
import { type DestinationSlug, destinations } from './destinations.ts';

const countries = await Promise.all(
  destinations.map(async ({ slug }) => {
    const file: object = await import(`../countries/${slug}.ts`);
    return [slug, getConstant<Record<Language, Country>>(file, slug)] as const;
  }),
);

const pickLanguage = (language: Language) =>
  Object.fromEntries(countries.map(([slug, country]) => [slug, country[language]])) as Record<
    DestinationSlug,
    Country
  >;

/** The content of each country's page in each language, by slug: `germany` of /destinations/germany. */
export const localisedCountries: Record<Language, Record<DestinationSlug, Country>> = {
  en: pickLanguage('en'),
  bn: pickLanguage('bn'),
};

/** The content of each country's page in English, by slug. */
export const countryRecords = localisedCountries.en;

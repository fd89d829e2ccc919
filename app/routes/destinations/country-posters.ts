import { formatCountryRange } from '#app/features/eligibility-finder/format-country-range.ts';
import { createDestinationLink, createPosterLink } from '#content/destinations/destination-link.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { formatUsualStay } from '#content/destinations/placement-stay.ts';
import type { Language } from '#content/language.ts';

/** The lines below a country's name: the monthly stipend, if one is published, and the length of the stay. */
export type PosterFacts = { stipend: string | undefined; stay: string };

/** Creates the poster of a country with its flag and its facts. For the loader. */
export function createCountryPoster(slug: DestinationSlug, language: Language) {
  const { flag } = createDestinationLink(slug, language);
  return {
    ...createPosterLink(slug, language),
    flag,
    facts: createPosterFacts(slug, language),
  };
}

/** Formats the stipend and the stay of a country: 'EUR 800–1,300' and '6 months to 3.5 years'. */
export function createPosterFacts(slug: DestinationSlug, language: Language): PosterFacts {
  const { stipend, stay, isUsual } = formatCountryRange(slug, language);
  return { stipend, stay: isUsual ? formatUsualStay[language](stay) : stay };
}

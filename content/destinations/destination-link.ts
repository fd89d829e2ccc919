import type { Language } from '../language.ts';
import type { DestinationLink, PosterLink } from '../types/country.ts';
import { getCountryName } from './country-names.ts';
import type { DestinationSlug } from './destinations.ts';
import { findDestination } from './find-destination.ts';

const getDestinationPath = (slug: DestinationSlug) => `/destinations/${slug}`;

/** Creates the link to a country's page, with its round flag (drawings: circle-flags, MIT licence). */
export function createDestinationLink(slug: DestinationSlug, language: Language): DestinationLink {
  const { countryCode } = findDestination(slug);
  const name = getCountryName(slug, language);
  return { to: getDestinationPath(slug), name, flag: `flags/${countryCode}` };
}

/** Creates the link to a country's page, with its poster. */
export function createPosterLink(slug: DestinationSlug, language: Language): PosterLink {
  const { region } = findDestination(slug);
  const name = getCountryName(slug, language);
  return { to: getDestinationPath(slug), name, region, poster: `place-${slug}` };
}

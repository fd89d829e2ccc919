import type { DestinationLink, PosterLink } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { findDestination } from './find-destination.ts';

const getDestinationPath = (slug: DestinationSlug) => `/destinations/${slug}`;

/** Creates the link to a country's page, with its round flag (drawings: circle-flags, MIT licence). */
export function createDestinationLink(slug: DestinationSlug): DestinationLink {
  const { name, countryCode } = findDestination(slug);
  return { to: getDestinationPath(slug), name, flag: `flags/${countryCode}` };
}

/** Creates the link to a country's page, with its poster. */
export function createPosterLink(slug: DestinationSlug): PosterLink {
  const { name, region } = findDestination(slug);
  return { to: getDestinationPath(slug), name, region, poster: `place-${slug}` };
}

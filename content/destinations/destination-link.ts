import type { DestinationLink, PosterLink } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { findDestination } from './find-destination.ts';

const pathOf = (slug: DestinationSlug) => `/destinations/${slug}`;

/** The link to a country's page, with its round flag (drawings: circle-flags, MIT licence). */
export function destinationLink(slug: DestinationSlug): DestinationLink {
  const { name, countryCode } = findDestination(slug);
  return { to: pathOf(slug), name, flag: `flags/${countryCode}` };
}

/** The link to a country's page, with its poster. */
export function posterLink(slug: DestinationSlug): PosterLink {
  const { name, region } = findDestination(slug);
  return { to: pathOf(slug), name, region, poster: `place-${slug}` };
}

import type { DestinationSlug } from './destinations.ts';
import { findDestination } from './find-destination.ts';
import { flagOf } from './flags.ts';

/** The link to a country's page, with the address of its round flag. */
export function destinationLink(slug: DestinationSlug) {
  const { name, countryCode } = findDestination(slug);
  return { to: `/destinations/${slug}`, name, flag: flagOf(countryCode) };
}

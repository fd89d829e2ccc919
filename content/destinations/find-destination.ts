import { type DestinationSlug, destinations } from './destinations.ts';

type KnownDestination = (typeof destinations)[number];

/**
 * The destination at an address: `germany` of /destinations/germany.
 *
 * @returns undefined where no country has that address
 */
export function findDestination(slug: DestinationSlug): KnownDestination;
export function findDestination(slug: string): KnownDestination | undefined;
export function findDestination(slug: string): KnownDestination | undefined {
  return destinations.find((destination) => destination.slug === slug);
}

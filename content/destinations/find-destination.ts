import { type DestinationSlug, destinations } from './destinations.ts';

type KnownDestination = (typeof destinations)[number];

/**
 * Finds a destination by its slug, the last segment of its path: `germany` of /destinations/germany.
 *
 * @returns the destination, or undefined when no country has that slug
 */
export function findDestination(slug: DestinationSlug): KnownDestination;
export function findDestination(slug: string): KnownDestination | undefined;
export function findDestination(slug: string): KnownDestination | undefined {
  return destinations.find((destination) => destination.slug === slug);
}

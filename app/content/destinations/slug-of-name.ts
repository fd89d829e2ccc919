import { type DestinationSlug, destinations } from './destinations.ts';

/**
 * The slug of a destination as the home page names it: without the J1 suffix (requirements 2, "Home"; requirements, "Routes
 * and links", for the United Arab Emirates).
 *
 * @throws Error when no country of that name has a page
 */
export function slugOfName(name: string): DestinationSlug {
  const country = name.replace(/ \(J1 .+\)$/, '');
  const destination = destinations.find((candidate) => candidate.name === country);
  if (!destination) throw new Error(`No destination for "${name}"`);
  return destination.slug;
}

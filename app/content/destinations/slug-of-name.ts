import { type DestinationSlug, destinationAliases } from './destinations.ts';
import { findDestination } from './find-destination.ts';

/**
 * The slug of a destination as the home page names it: the lowercased name with hyphens, without the J1
 * suffix (SPEC section 2, "Home"), or the one that this spelling stands for.
 *
 * @throws Error when no country has a page at that address
 */
export function slugOfName(name: string): DestinationSlug {
  const spelling = name
    .replace(/\(J1 .+\)/, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');
  const destination = findDestination(destinationAliases.get(spelling) ?? spelling);
  if (!destination) throw new Error(`No destination for "${name}"`);
  return destination.slug;
}

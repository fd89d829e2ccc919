import type { Country } from '../types/country.ts';

/**
 * Returns the path under which the build stores the Open Graph image of a placement (scripts/og-images/). Where a country has
 * several placements, each has its own image with its own pay; otherwise it is that of the country's page.
 *
 * @param page of the country: '/destinations/usa'
 */
export const getPlacementImagePath = (
  { placements }: Pick<Country, 'placements'>,
  page: string,
  id: string,
): string => (placements.length > 1 ? `${page}/${id}` : page);

import { countryRecords } from '#content/destinations/records.ts';
import type { Placement } from '#content/types/country.ts';
import type { Opportunity } from './opportunity.ts';

/**
 * The positions that a placement offers, as its country's page names them. For loaders, as `options` is.
 *
 * @returns none for a programme: each page says in another way what one does
 */
export function getPositions({ country, name }: Opportunity): readonly string[] {
  const placements: readonly Placement[] = country ? countryRecords[country.slug].placements : [];
  return placements.find(({ title }) => title === name)?.positions ?? [];
}

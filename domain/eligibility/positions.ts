import { positions as bengaliPositions } from '#content/bn/positions.ts';
import { countryRecords } from '#content/destinations/records.ts';
import type { Language } from '#content/language.ts';
import { getPositionName } from '#content/positions.ts';
import type { Placement } from '#content/types/country.ts';
import type { Opportunity } from './opportunity.ts';

/**
 * The positions of a placement, with the words of its country’s page. For loaders only: it imports the content.
 *
 * @returns an empty array for a programme, because programme pages don't list positions
 */
export function getPositions({ country, id }: Opportunity, language: Language): readonly string[] {
  const placements: readonly Placement[] = country ? countryRecords[country.slug].placements : [];
  const ids = placements.find((placement) => placement.id === id)?.positions ?? [];
  return ids.map((each) => (language === 'bn' ? bengaliPositions[each] : getPositionName(each)));
}

import type { Region } from '../types/destination.ts';
import { type DestinationSlug, destinations } from './destinations.ts';

/**
 * The only grouping of regions. The menu, the home page, the overview of the destinations and the sentence of "Can I go?"
 * use it. The first region of a group names it in code and sets its palette.
 */
export const regionGroups = [
  { id: 'europe', regions: ['europe'] },
  { id: 'asia', regions: ['asia', 'middle-east'] },
  { id: 'americas', regions: ['americas', 'oceania'] },
] as const satisfies { id: Region; regions: readonly Region[] }[];

export type RegionGroup = (typeof regionGroups)[number];

/** Whether a region belongs to a group. */
export const isInGroup = ({ regions }: RegionGroup, region: Region): boolean =>
  (regions as readonly Region[]).includes(region);

/** Lists the countries of a group, region by region, so that those of the Gulf stand together. */
export function listGroupDestinations({ regions }: RegionGroup): DestinationSlug[] {
  return regions.flatMap((region) =>
    destinations.filter((destination) => destination.region === region).map(({ slug }) => slug),
  );
}

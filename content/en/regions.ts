import type { RegionGroup } from '../destinations/region-groups.ts';
import type { Region } from '../types/destination.ts';

export const regionNames = {
  europe: 'Europe',
  asia: 'Asia',
  'middle-east': 'Middle East',
  americas: 'Americas',
  oceania: 'Oceania',
} satisfies Record<Region, string>;

/** The names of the groups of regions (region-groups.ts). */
export const regionGroupNames = {
  europe: 'Europe',
  asia: 'Asia & Middle East',
  americas: 'Americas & Pacific',
} satisfies Record<RegionGroup['id'], string>;

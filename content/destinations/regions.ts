import type { Region } from '../types/country.ts';

export const regionNames = {
  europe: 'Europe',
  asia: 'Asia',
  'middle-east': 'Middle East',
  americas: 'Americas',
  oceania: 'Oceania',
} satisfies Record<Region, string>;

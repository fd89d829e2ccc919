import type { Country } from '../vocabulary/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { germany } from './germany.ts';
import { indonesia } from './indonesia.ts';
import { malaysia } from './malaysia.ts';
import { thailand } from './thailand.ts';
import { vietnam } from './vietnam.ts';

/** The countries whose page is written, by address: /destinations/germany. */
export const countryRecords: Partial<Record<DestinationSlug, Country>> = {
  germany,
  thailand,
  vietnam,
  indonesia,
  malaysia,
};

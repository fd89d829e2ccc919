import type { Country } from '../vocabulary/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { germany } from './germany.ts';

/** The countries whose page is written, by address: /destinations/germany. */
export const countryRecords: Partial<Record<DestinationSlug, Country>> = {
  germany,
};

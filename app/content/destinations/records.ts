import type { Country } from '../vocabulary/country.ts';
import { denmark } from './denmark.ts';
import type { DestinationSlug } from './destinations.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { portugal } from './portugal.ts';
import { spain } from './spain.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { usa } from './usa.ts';

/** The countries whose page is written, by address: /destinations/germany. */
export const countryRecords: Partial<Record<DestinationSlug, Country>> = {
  usa,
  germany,
  denmark,
  france,
  italy,
  spain,
  portugal,
  'united-kingdom': unitedKingdom,
  ireland,
};

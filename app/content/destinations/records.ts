import type { Country } from '../vocabulary/country.ts';
import { bahrain } from './bahrain.ts';
import { china } from './china.ts';
import type { DestinationSlug } from './destinations.ts';
import { germany } from './germany.ts';
import { hongKong } from './hong-kong.ts';
import { indonesia } from './indonesia.ts';
import { malaysia } from './malaysia.ts';
import { thailand } from './thailand.ts';
import { uae } from './uae.ts';
import { vietnam } from './vietnam.ts';

/** The countries whose page is written, by address: /destinations/germany. */
export const countryRecords: Partial<Record<DestinationSlug, Country>> = {
  germany,
  thailand,
  vietnam,
  indonesia,
  malaysia,
  'hong-kong': hongKong,
  china,
  uae,
  bahrain,
};

import type { Country } from '../vocabulary/country.ts';
import { bahrain } from './bahrain.ts';
import { china } from './china.ts';
import { croatia } from './croatia.ts';
import { czechRepublic } from './czech-republic.ts';
import type { DestinationSlug } from './destinations.ts';
import { germany } from './germany.ts';
import { greece } from './greece.ts';
import { hongKong } from './hong-kong.ts';
import { indonesia } from './indonesia.ts';
import { malaysia } from './malaysia.ts';
import { malta } from './malta.ts';
import { montenegro } from './montenegro.ts';
import { netherlands } from './netherlands.ts';
import { newZealand } from './new-zealand.ts';
import { thailand } from './thailand.ts';
import { uae } from './uae.ts';
import { vietnam } from './vietnam.ts';

/** The countries whose page is written, by address: /destinations/germany. */
export const countryRecords: Partial<Record<DestinationSlug, Country>> = {
  germany,
  netherlands,
  'new-zealand': newZealand,
  'czech-republic': czechRepublic,
  croatia,
  montenegro,
  malta,
  greece,
  thailand,
  vietnam,
  indonesia,
  malaysia,
  'hong-kong': hongKong,
  china,
  uae,
  bahrain,
};

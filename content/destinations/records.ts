import type { Country } from '../types/country.ts';
import { bahrain } from './bahrain.ts';
import { china } from './china.ts';
import { croatia } from './croatia.ts';
import { czechRepublic } from './czech-republic.ts';
import { denmark } from './denmark.ts';
import type { DestinationSlug } from './destinations.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { greece } from './greece.ts';
import { hongKong } from './hong-kong.ts';
import { indonesia } from './indonesia.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { malaysia } from './malaysia.ts';
import { malta } from './malta.ts';
import { montenegro } from './montenegro.ts';
import { netherlands } from './netherlands.ts';
import { newZealand } from './new-zealand.ts';
import { portugal } from './portugal.ts';
import { spain } from './spain.ts';
import { thailand } from './thailand.ts';
import { uae } from './uae.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { usa } from './usa.ts';
import { vietnam } from './vietnam.ts';

/** The content of each country's page, by slug: `germany` of /destinations/germany. */
export const countryRecords: Record<DestinationSlug, Country> = {
  usa: usa.en,
  germany: germany.en,
  denmark: denmark.en,
  france: france.en,
  italy: italy.en,
  spain: spain.en,
  portugal: portugal.en,
  'united-kingdom': unitedKingdom.en,
  ireland: ireland.en,
  netherlands: netherlands.en,
  'new-zealand': newZealand.en,
  'czech-republic': czechRepublic.en,
  croatia: croatia.en,
  montenegro: montenegro.en,
  malta: malta.en,
  greece: greece.en,
  thailand: thailand.en,
  vietnam: vietnam.en,
  indonesia: indonesia.en,
  malaysia: malaysia.en,
  'hong-kong': hongKong.en,
  china: china.en,
  uae: uae.en,
  bahrain: bahrain.en,
};

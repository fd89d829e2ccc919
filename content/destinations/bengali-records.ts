import type { Language } from '../language.ts';
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
import { countryRecords } from './records.ts';
import { spain } from './spain.ts';
import { thailand } from './thailand.ts';
import { uae } from './uae.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { usa } from './usa.ts';
import { vietnam } from './vietnam.ts';

/** The content of each country's page in Bengali, by slug. */
export const bengaliRecords: Record<DestinationSlug, Country> = {
  germany: germany.bn,
  bahrain: bahrain.bn,
  china: china.bn,
  croatia: croatia.bn,
  'czech-republic': czechRepublic.bn,
  denmark: denmark.bn,
  france: france.bn,
  greece: greece.bn,
  'hong-kong': hongKong.bn,
  indonesia: indonesia.bn,
  ireland: ireland.bn,
  italy: italy.bn,
  malaysia: malaysia.bn,
  malta: malta.bn,
  montenegro: montenegro.bn,
  netherlands: netherlands.bn,
  'new-zealand': newZealand.bn,
  portugal: portugal.bn,
  spain: spain.bn,
  thailand: thailand.bn,
  uae: uae.bn,
  'united-kingdom': unitedKingdom.bn,
  usa: usa.bn,
  vietnam: vietnam.bn,
};

/** Returns the record of a country's page in a language. */
export const findCountryRecord = (
  slug: DestinationSlug,
  language: Language,
): Country | undefined => (language === 'bn' ? bengaliRecords[slug] : countryRecords[slug]);

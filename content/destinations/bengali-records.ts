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
import { countryRecords } from './records.ts';

/** The countries whose page exists in Bengali. When all do, this is a `Record`, and the compiler names a missing one. */
export const bengaliRecords: Partial<Record<DestinationSlug, Country>> = {
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
};

/** Returns the record of a country's page, or undefined if it doesn't exist in the language. */
export const findCountryRecord = (
  slug: DestinationSlug,
  language: Language,
): Country | undefined => (language === 'bn' ? bengaliRecords[slug] : countryRecords[slug]);

import type { Language } from '../language.ts';
import type { Country } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { germany } from './germany.ts';
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

/** The countries whose page exists in Bengali. When all do, this is a `Record`, and the compiler names a missing one. */
const bengaliRecords: Partial<Record<DestinationSlug, Country>> = {
  germany: germany.bn,
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

/** Returns the record of a country's page, or undefined if it doesn't exist in the language. */
export const findCountryRecord = (
  slug: DestinationSlug,
  language: Language,
): Country | undefined => (language === 'bn' ? bengaliRecords[slug] : countryRecords[slug]);

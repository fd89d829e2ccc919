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
import { spain } from './spain.ts';
import { thailand } from './thailand.ts';
import { uae } from './uae.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { usa } from './usa.ts';
import { vietnam } from './vietnam.ts';

const countries: Record<DestinationSlug, Record<Language, Country>> = {
  usa,
  germany,
  denmark,
  france,
  italy,
  spain,
  portugal,
  'united-kingdom': unitedKingdom,
  ireland,
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

const pickLanguage = (language: Language) =>
  Object.fromEntries(
    Object.entries(countries).map(([slug, country]) => [slug, country[language]]),
  ) as Record<DestinationSlug, Country>;

/** The content of each country's page in each language, by slug: `germany` of /destinations/germany. */
export const localisedCountries: Record<Language, Record<DestinationSlug, Country>> = {
  en: pickLanguage('en'),
  bn: pickLanguage('bn'),
};

/** The content of each country's page in English, by slug. */
export const countryRecords = localisedCountries.en;

import { bahrain } from '../countries/bahrain.ts';
import { china } from '../countries/china.ts';
import { croatia } from '../countries/croatia.ts';
import { czechRepublic } from '../countries/czech-republic.ts';
import { denmark } from '../countries/denmark.ts';
import { france } from '../countries/france.ts';
import { germany } from '../countries/germany.ts';
import { greece } from '../countries/greece.ts';
import { hongKong } from '../countries/hong-kong.ts';
import { indonesia } from '../countries/indonesia.ts';
import { ireland } from '../countries/ireland.ts';
import { italy } from '../countries/italy.ts';
import { malaysia } from '../countries/malaysia.ts';
import { malta } from '../countries/malta.ts';
import { montenegro } from '../countries/montenegro.ts';
import { netherlands } from '../countries/netherlands.ts';
import { newZealand } from '../countries/new-zealand.ts';
import { portugal } from '../countries/portugal.ts';
import { spain } from '../countries/spain.ts';
import { thailand } from '../countries/thailand.ts';
import { uae } from '../countries/uae.ts';
import { unitedKingdom } from '../countries/united-kingdom.ts';
import { usa } from '../countries/usa.ts';
import { vietnam } from '../countries/vietnam.ts';
import type { Language } from '../language.ts';
import type { Country } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';

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

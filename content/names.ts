import {
  regionGroupNames as bengaliRegionGroupNames,
  regionNames as bengaliRegionNames,
  countryNames,
  programmeNames,
} from './bn/names.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { findDestination } from './destinations/find-destination.ts';
import type { RegionGroup } from './destinations/region-groups.ts';
import {
  regionGroupNames as englishRegionGroupNames,
  regionNames as englishRegionNames,
} from './destinations/regions.ts';
import type { Language } from './language.ts';
import { findProgramme, type ProgrammeSlug } from './programmes/programmes.ts';
import type { Region } from './types/country.ts';

/** Returns the name of a programme: 'Study Abroad', 'বিদেশে পড়াশোনা'. */
export const getProgrammeName = (slug: ProgrammeSlug, language: Language): string =>
  language === 'bn' ? programmeNames[slug] : findProgramme(slug).name;

/** Returns a programme of the menu, with its name in a language. */
export const getProgramme = (slug: ProgrammeSlug, language: Language) => ({
  ...findProgramme(slug),
  name: getProgrammeName(slug, language),
});

/** Returns the name of a country as menus have it: 'Germany', 'জার্মানি'. */
export const getCountryName = (slug: DestinationSlug, language: Language): string =>
  language === 'bn' ? countryNames[slug].name : findDestination(slug).name;

/** The names of the regions in each language. */
export const regionNames: Record<Language, Record<Region, string>> = {
  en: englishRegionNames,
  bn: bengaliRegionNames,
};

/** The names of the groups of regions in each language. */
export const regionGroupNames: Record<Language, Record<RegionGroup['id'], string>> = {
  en: englishRegionGroupNames,
  bn: bengaliRegionGroupNames,
};

import {
  regionGroupNames as bengaliRegionGroupNames,
  regionNames as bengaliRegionNames,
} from './bn/regions.ts';
import type { RegionGroup } from './destinations/region-groups.ts';
import {
  regionGroupNames as englishRegionGroupNames,
  regionNames as englishRegionNames,
} from './en/regions.ts';
import type { Language } from './language.ts';
import { findProgramme, type ProgrammeSlug } from './programmes/programmes.ts';
import type { Region } from './types/destination.ts';

/** Returns the name of a programme: 'Study Abroad', 'বিদেশে পড়াশোনা'. */
export const getProgrammeName = (slug: ProgrammeSlug, language: Language): string =>
  findProgramme(slug).names[language];

/** Returns a programme of the menu, with its name in a language. */
export function getProgramme(slug: ProgrammeSlug, language: Language) {
  const { names, ...programme } = findProgramme(slug);
  return { ...programme, name: names[language] };
}

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

import type { Language } from '../language.ts';
import type { PlaceLabels } from '../types/finder-texts.ts';
import type { DestinationSlug } from './destinations.ts';
import { localisedCountries } from './records.ts';

/** Returns the name of a country as menus have it: 'Germany', 'জার্মানি'. */
export function getCountryName(slug: DestinationSlug, language: Language): string {
  const { menuName, country } = localisedCountries[language][slug];
  return menuName ?? country;
}

const listPlaces = (language: Language) => {
  const places = Object.entries(localisedCountries[language]).map(
    ([slug, { country, menuName, goingTo }]) => ({ slug, name: menuName ?? country, goingTo }),
  );
  // The order of the letters in Unicode is that of the alphabet in both languages.
  const sorted = places.sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(sorted.map(({ slug, goingTo }) => [slug, goingTo])) as PlaceLabels;
};

/** The words for each country in each language. Browsers get them with the opportunities (opportunities-file.server.ts). */
export const placeLabels: Record<Language, PlaceLabels> = {
  en: listPlaces('en'),
  bn: listPlaces('bn'),
};

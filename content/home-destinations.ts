import { home as bengali } from './bn/home.ts';
import { createDestinationLink, createPosterLink } from './destinations/destination-link.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { isInGroup, type RegionGroup, regionGroups } from './destinations/region-groups.ts';
import { home as english } from './en/home.ts';
import type { Language } from './language.ts';
import { regionGroupNames } from './names.ts';

const posters: DestinationSlug[] = [
  'germany',
  'thailand',
  'united-kingdom',
  'bahrain',
  'portugal',
  'malaysia',
  'usa',
  'netherlands',
  'hong-kong',
  'greece',
  'new-zealand',
  'vietnam',
];

/**
 * The groups in the order of the home page. Requirements 2, "Home" calls the first one "USA", gives it two links, and lists New
 * Zealand in Europe. `columns` is the number of columns that a group takes on the desktop.
 */
const homeGroups: Record<RegionGroup['id'], { columns: number }> = {
  americas: { columns: 1 },
  europe: { columns: 3 },
  asia: { columns: 2 },
};
const homeOrder = Object.keys(homeGroups);
const movedOnHome: Partial<Record<DestinationSlug, RegionGroup['id']>> = {
  'new-zealand': 'europe',
};

function createHomeRegion(group: RegionGroup, language: Language) {
  const texts = { en: english, bn: bengali }[language].destinations;
  const ownNames: Partial<Record<RegionGroup['id'], string>> = texts.regionNames;
  const ownLinks: Partial<Record<DestinationSlug, readonly string[]>> = texts.countryNames;
  const name = ownNames[group.id] ?? regionGroupNames[language][group.id];
  const createLinks = (slug: DestinationSlug) => {
    const link = createDestinationLink(slug, language);
    return (ownLinks[slug] ?? [link.name]).map((label) => ({ ...link, name: label }));
  };
  return {
    name,
    columns: homeGroups[group.id].columns,
    label: texts.regionLabel(name),
    destinations: destinations
      .filter(({ slug, region }) =>
        slug in movedOnHome ? movedOnHome[slug] === group.id : isInGroup(group, region),
      )
      .flatMap(({ slug }) => createLinks(slug)),
  };
}

/** The home page's posters and its list of all destinations by region. */
export function createHomeDestinations(language: Language) {
  const { title, controls, action } = { en: english, bn: bengali }[language].destinations;
  return {
    title,
    posters: posters.map((slug) => createPosterLink(slug, language)),
    controls,
    regions: regionGroups
      .toSorted((a, b) => homeOrder.indexOf(a.id) - homeOrder.indexOf(b.id))
      .map((group) => createHomeRegion(group, language)),
    action: { to: '/destinations', name: action },
  };
}

import { navigation as bengali } from './bn/navigation.ts';
import { createDestinationLink } from './destinations/destination-link.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { navigation as english } from './en/navigation.ts';
import type { Language } from './language.ts';
import { getProgrammeName } from './names.ts';
import { navigationLinks } from './navigation-links.ts';
import { programmes } from './programmes/programmes.ts';
import type { Region } from './types/country.ts';
import type { Decoration } from './types/picture.ts';
import type { Translation } from './types/translation.ts';

/** Countries that have a page but are not among the 23 of the menu (requirements, "Routes and links"). */
const excludedFromMenu: DestinationSlug[] = ['ireland'];

const listDestinationsIn = (...regions: Region[]) =>
  regions.flatMap((region) =>
    destinations.filter(
      (destination) =>
        destination.region === region && !excludedFromMenu.includes(destination.slug),
    ),
  );

const europe = listDestinationsIn('europe');
const half = Math.ceil(europe.length / 2);

type ColumnTexts = Translation<typeof english>['menus']['columns'];

type MenuColumn = {
  title?: string;
  /** The accessible name. A column without a title continues the one before it. */
  label: string;
  region: Region;
  countries: { slug: DestinationSlug }[];
};

/** The Destinations menu, in 4 columns (requirements 2, "Site header"). */
const createDestinationColumns = (texts: ColumnTexts): MenuColumn[] => [
  {
    title: texts.europe,
    label: texts.europe,
    region: 'europe',
    countries: europe.slice(0, half),
  },
  { label: texts.moreOfEurope, region: 'europe', countries: europe.slice(half) },
  { title: texts.asia, label: texts.asia, region: 'asia', countries: listDestinationsIn('asia') },
  {
    title: texts.others,
    label: texts.others,
    region: 'americas',
    countries: listDestinationsIn('americas', 'middle-east', 'oceania'),
  },
];

function createMenus(language: Language) {
  const { overview, menus: texts } = { en: english, bn: bengali }[language];
  return {
    programmes: {
      overview: {
        to: navigationLinks.programmes.to,
        name: overview,
        text: texts.programmes,
        picture: { file: 'hero-viaduct' } satisfies Decoration,
      },
      links: programmes.map(({ slug, path, icon }) => ({
        to: path,
        name: getProgrammeName(slug, language),
        icon,
      })),
    },
    destinations: {
      all: {
        to: navigationLinks.destinations.to,
        name: texts.allDestinations,
        picture: { file: 'scene-departures' } satisfies Decoration,
      },
      columns: createDestinationColumns(texts.columns).map(({ countries, ...column }) => ({
        ...column,
        links: countries.map(({ slug }) => createDestinationLink(slug, language)),
      })),
    },
    national: {
      links: [
        {
          to: navigationLinks.national.to,
          name: overview,
          text: texts.national.overview,
          picture: { file: 'prog-national' } satisfies Decoration,
        },
        {
          to: '/national-programs/students',
          ...texts.national.students,
          picture: { file: 'national-workshop' } satisfies Decoration,
        },
        {
          to: '/national-programs/employers',
          ...texts.national.employers,
          picture: { file: 'prog-employers' } satisfies Decoration,
        },
      ],
    },
  };
}

/** The content of the header's menus (requirements 2, "Site header"). */
export const menus = { en: createMenus('en'), bn: createMenus('bn') };

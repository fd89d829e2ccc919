import { createDestinationLink } from './destinations/destination-link.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { navigation } from './navigation.ts';
import { programmes } from './programmes/programmes.ts';
import type { Region } from './types/country.ts';
import type { Decoration } from './types/picture.ts';

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

type MenuColumn = {
  title?: string;
  /** The accessible name. A column without a title continues the one before it. */
  label: string;
  region: Region;
  countries: { slug: DestinationSlug }[];
};

/** The Destinations menu, in 4 columns (requirements 2, "Site header"). */
const destinationColumns: MenuColumn[] = [
  { title: 'Europe', label: 'Europe', region: 'europe', countries: europe.slice(0, half) },
  { label: 'Europe, continued', region: 'europe', countries: europe.slice(half) },
  { title: 'Asia', label: 'Asia', region: 'asia', countries: listDestinationsIn('asia') },
  {
    title: 'Americas, Gulf and Pacific',
    label: 'Americas, Gulf and Pacific',
    region: 'americas',
    countries: listDestinationsIn('americas', 'middle-east', 'oceania'),
  },
];

/** The content of the header's menus (requirements 2, "Site header"). */
export const menus = {
  programmes: {
    overview: {
      ...navigation.programmes.overview,
      text: 'Who can apply, what is included and what you need',
      picture: { file: 'hero-viaduct' } satisfies Decoration,
    },
    links: programmes.map(({ path, name, icon }) => ({ to: path, name, icon })),
  },
  destinations: {
    all: {
      to: '/destinations',
      name: 'All Destinations',
      picture: { file: 'scene-departures' } satisfies Decoration,
    },
    columns: destinationColumns.map(({ countries, ...column }) => ({
      ...column,
      links: countries.map(({ slug }) => createDestinationLink(slug)),
    })),
  },
  national: {
    links: [
      {
        to: '/national-programs',
        name: 'Overview',
        text: 'For students and employers in Bangladesh',
        picture: { file: 'prog-national' } satisfies Decoration,
      },
      {
        to: '/national-programs/students',
        name: 'For Students',
        text: 'Internships, seminars, guidance',
        picture: { file: 'national-workshop' } satisfies Decoration,
      },
      {
        to: '/national-programs/employers',
        name: 'For Employers',
        text: 'Talent, campus talks, HR development',
        picture: { file: 'prog-employers' } satisfies Decoration,
      },
    ],
  },
};

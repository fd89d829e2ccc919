import { createDestinationLink } from './destinations/destination-link.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import {
  listGroupDestinations,
  type RegionGroup,
  regionGroups,
} from './destinations/region-groups.ts';
import { navigation } from './navigation.ts';
import { programmes } from './programmes/programmes.ts';
import type { Decoration } from './types/picture.ts';

/** Countries that have a page but are not among the 23 of the menu (requirements, "Routes and links"). */
const excludedFromMenu: DestinationSlug[] = ['ireland'];

/** How many of the menu's 4 columns a group takes (requirements 2, "Site header"). All others take one. */
const columnCounts: Partial<Record<RegionGroup['id'], number>> = { europe: 2 };

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
    groups: regionGroups.map((group) => ({
      region: group.id,
      name: group.name,
      columns: columnCounts[group.id] ?? 1,
      links: listGroupDestinations(group)
        .filter((slug) => !excludedFromMenu.includes(slug))
        .map(createDestinationLink),
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

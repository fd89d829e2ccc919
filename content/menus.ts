import { navigation as bengali } from './bn/navigation.ts';
import { createDestinationLink } from './destinations/destination-link.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import {
  listGroupDestinations,
  type RegionGroup,
  regionGroups,
} from './destinations/region-groups.ts';
import { navigation as english } from './en/navigation.ts';
import type { Language } from './language.ts';
import { getProgrammeName, regionGroupNames } from './names.ts';
import { navigationLinks } from './navigation-links.ts';
import { programmes } from './programmes/programmes.ts';
import type { Decoration } from './types/picture.ts';

/** Countries that have a page but are not among the 23 of the menu (requirements, "Routes and links"). */
const excludedFromMenu: DestinationSlug[] = ['ireland'];

/** How many of the menu's 4 columns a group takes (requirements 2, "Site header"). All others take one. */
const columnCounts: Partial<Record<RegionGroup['id'], number>> = { europe: 2 };

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
      groups: regionGroups.map((group) => ({
        region: group.id,
        name: regionGroupNames[language][group.id],
        columns: columnCounts[group.id] ?? 1,
        links: listGroupDestinations(group)
          .filter((slug) => !excludedFromMenu.includes(slug))
          .map((slug) => createDestinationLink(slug, language)),
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

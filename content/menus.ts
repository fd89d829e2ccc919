import { createDestinationLink } from './destinations/destination-link.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import {
  listGroupDestinations,
  type RegionGroup,
  regionGroups,
} from './destinations/region-groups.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { getProgrammeName, regionGroupNames } from './names.ts';
import { navigation } from './navigation.ts';
import { navigationLinks } from './navigation-links.ts';
import { programmes } from './programmes/programmes.ts';
import type { Decoration } from './types/picture.ts';

/** Countries that have a page but are not among the 23 of the menu (requirements, "Routes and links"). */
const excludedFromMenu: DestinationSlug[] = ['ireland'];

/** How many of the menu's 4 columns a group takes (requirements 2, "Site header"). All others take one. */
const columnCounts: Partial<Record<RegionGroup['id'], number>> = { europe: 2 };

/** The content of the header's menus (requirements 2, "Site header"). */
export const menus = inBothLanguages((t, _, language) => {
  const { overview } = navigation[language].programmes;
  return {
    programmes: {
      overview: {
        ...overview,
        text: t(
          'Who can apply, what is included and what you need',
          'কারা আবেদন করতে পারবেন, কী থাকছে আর কী লাগবে',
        ),
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
        name: t('All Destinations', 'সব দেশ'),
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
          name: overview.name,
          text: t('For students and employers in Bangladesh', 'বাংলাদেশের শিক্ষার্থী ও নিয়োগদাতাদের জন্য'),
          picture: { file: 'prog-national' } satisfies Decoration,
        },
        {
          to: '/national-programs/students',
          name: t('For Students', 'শিক্ষার্থীদের জন্য'),
          text: t('Internships, seminars, guidance', 'ইন্টার্নশিপ, সেমিনার, পরামর্শ'),
          picture: { file: 'national-workshop' } satisfies Decoration,
        },
        {
          to: '/national-programs/employers',
          name: t('For Employers', 'নিয়োগদাতাদের জন্য'),
          text: t('Talent, campus talks, HR development', 'কর্মী বাছাই, ক্যাম্পাসে আলোচনা, মানবসম্পদ উন্নয়ন'),
          picture: { file: 'prog-employers' } satisfies Decoration,
        },
      ],
    },
  };
});

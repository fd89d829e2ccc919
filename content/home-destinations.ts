import { createDestinationLink, createPosterLink } from './destinations/destination-link.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { isInGroup, type RegionGroup, regionGroups } from './destinations/region-groups.ts';
import { inBothLanguages } from './in-both-languages.ts';
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

/** The home page's posters and its list of all destinations by region. */
export const homeDestinations = inBothLanguages((t, _, language) => {
  /** Names that differ from those of other pages. */
  const ownNames: Partial<Record<RegionGroup['id'], string>> = { americas: t('USA', 'যুক্তরাষ্ট্র') };
  const ownLinks: Partial<Record<DestinationSlug, readonly string[]>> = {
    usa: [
      t('USA (J1 Internship)', 'যুক্তরাষ্ট্র (J1 ইন্টার্নশিপ)'),
      t('USA (J1 Traineeship)', 'যুক্তরাষ্ট্র (J1 ট্রেইনিশিপ)'),
    ],
  };
  const createLinks = (slug: DestinationSlug) => {
    const link = createDestinationLink(slug, language);
    return (ownLinks[slug] ?? [link.name]).map((name) => ({ ...link, name }));
  };
  function createRegion(group: RegionGroup) {
    const name = ownNames[group.id] ?? regionGroupNames[language][group.id];
    return {
      name,
      columns: homeGroups[group.id].columns,
      label: t(`Destinations: ${name}`, `গন্তব্য দেশ: ${name}`),
      destinations: destinations
        .filter(({ slug, region }) =>
          slug in movedOnHome ? movedOnHome[slug] === group.id : isInGroup(group, region),
        )
        .flatMap(({ slug }) => createLinks(slug)),
    };
  }
  return {
    title: t('Where you can go', 'যেখানে যেতে পারেন'),
    posters: posters.map((slug) => createPosterLink(slug, language)),
    controls: {
      previous: t('Previous posters', 'আগের দেশগুলো'),
      next: t('Next posters', 'পরের দেশগুলো'),
    },
    regions: regionGroups
      .toSorted((a, b) => homeOrder.indexOf(a.id) - homeOrder.indexOf(b.id))
      .map(createRegion),
    action: { to: '/destinations', name: t('Explore All Destinations', 'সব দেশ দেখুন') },
  };
});

import { destinationLink } from './destinations/destination-link.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { findProgramme, type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { site } from './site.ts';
import type { Region } from './vocabulary/country.ts';
import type { Decoration, Picture } from './vocabulary/picture.ts';

/** The Destinations menu: the 23 countries of the route table in 4 columns (requirements 2, "Site header"). */
const destinationColumns = [
  {
    title: 'Europe',
    region: 'europe',
    slugs: ['germany', 'denmark', 'france', 'italy', 'spain', 'portugal', 'united-kingdom'],
  },
  {
    continues: 'Europe, continued',
    region: 'europe',
    slugs: ['netherlands', 'czech-republic', 'croatia', 'montenegro', 'malta', 'greece'],
  },
  {
    title: 'Asia',
    region: 'asia',
    slugs: ['thailand', 'vietnam', 'indonesia', 'malaysia', 'hong-kong', 'china'],
  },
  {
    title: 'Americas, Gulf and Pacific',
    region: 'americas',
    slugs: ['usa', 'uae', 'bahrain', 'new-zealand'],
  },
] as const satisfies (({ title: string } | { continues: string }) & {
  region: Region;
  slugs: DestinationSlug[];
})[];

/** The header's links and menus (requirements 2, "Site header"). */
export const navigation = {
  label: 'Main',
  open: 'Menu',
  close: 'Close menu',
  search: { to: '/global-programs?q=', name: 'Search', key: '/' },
  home: { to: '/', name: 'Home', logo: `${site.name}, home` },
  programmes: {
    name: 'Global Programs',
    prefixes: ['/global-programs'],
    overview: {
      to: '/global-programs',
      name: 'Overview',
      text: 'Who can apply, what is included and what you need',
      picture: { file: 'hero-viaduct' } satisfies Decoration,
    },
    links: programmes.map(({ path, name, icon }) => ({ to: path, name, icon })),
  },
  destinations: {
    name: 'Destinations',
    prefixes: ['/destinations'],
    all: {
      to: '/destinations',
      name: 'All Destinations',
      picture: { file: 'scene-departures' } satisfies Decoration,
    },
    columns: destinationColumns.map((column) => ({
      title: 'title' in column ? column.title : undefined,
      label: 'title' in column ? column.title : column.continues,
      region: column.region,
      links: column.slugs.map(destinationLink),
    })),
  },
  national: {
    name: 'National Programs',
    prefixes: ['/national-programs'],
    links: [
      {
        to: '/national-programs',
        name: 'Overview',
        text: 'Programmes inside Bangladesh',
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
  events: { to: '/blog', name: 'Events', prefixes: ['/blog', '/events'] },
  contact: { to: '/contact', name: 'Contact', prefixes: ['/contact'] },
  apply: { to: '/apply', name: 'Apply Now', prefixes: ['/apply'] },
};

const footerProgrammes: ProgrammeSlug[] = [
  'study-abroad',
  'virtual-internship',
  'international-internship',
  'student-exchange',
];

/** The footer's links (requirements 2, "Footer"). */
export const footer = {
  wordInBengali: {
    before: 'is the Bengali word',
    picture: { file: 'opar-bangla-light', description: 'ওপার' } satisfies Picture,
  },
  social: 'Social media',
  rights: 'All rights reserved.',
  groups: [
    {
      title: 'Global Programs',
      links: footerProgrammes.map((slug) => {
        const { path, name } = findProgramme(slug);
        return { to: path, name };
      }),
    },
    {
      title: 'National Programs',
      links: [
        { to: '/national-programs/students', name: 'For Students' },
        { to: '/national-programs/employers', name: 'For Employers' },
        { to: '/services', name: 'Services' },
      ],
    },
  ],
};

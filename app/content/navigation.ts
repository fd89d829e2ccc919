import viaduct from '#app/illustrations/hero-viaduct.svg';
import workshop from '#app/illustrations/national-workshop.svg';
import employers from '#app/illustrations/prog-employers.svg';
import national from '#app/illustrations/prog-national.svg';
import departures from '#app/illustrations/scene-departures.svg';
import { destinationLink } from './destinations/destination-link.ts';
import type { Destination, DestinationSlug } from './destinations/destinations.ts';
import { programmes } from './programmes/programmes.ts';

/** The Destinations menu: the 23 countries of the route table in 4 columns (SPEC section 2, "Site header"). */
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
  region: Destination['region'];
  slugs: DestinationSlug[];
})[];

/** The header's links and menus (SPEC section 2, "Site header"). */
export const navigation = {
  home: { to: '/', name: 'Home' },
  programmes: {
    name: 'Global Programs',
    prefixes: ['/global-programs'],
    overview: {
      to: '/global-programs',
      name: 'Overview',
      text: 'Who can apply, what is included and what you need',
      picture: viaduct,
    },
    links: programmes.map(({ slug, name, icon }) => ({
      to: `/global-programs/${slug}`,
      name,
      icon,
    })),
  },
  destinations: {
    name: 'Destinations',
    prefixes: ['/destinations'],
    all: { to: '/destinations', name: 'All Destinations', picture: departures },
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
        picture: national,
      },
      {
        to: '/national-programs/students',
        name: 'For Students',
        text: 'Internships, seminars, guidance',
        picture: workshop,
      },
      {
        to: '/national-programs/employers',
        name: 'For Employers',
        text: 'Talent, campus talks, HR development',
        picture: employers,
      },
    ],
  },
  events: { to: '/blog', name: 'Events', prefixes: ['/blog', '/events'] },
  contact: { to: '/contact', name: 'Contact', prefixes: ['/contact'] },
  apply: { to: '/apply', name: 'Apply Now', prefixes: ['/apply'] },
};

/** The footer's links (SPEC section 2, "Footer"). */
export const footer = {
  groups: [
    {
      title: 'Global Programs',
      links: [
        { to: '/global-programs/study-abroad', name: 'Study Abroad' },
        { to: '/global-programs/virtual-internship', name: 'Virtual Internship' },
        { to: '/global-programs/international-internship', name: 'International Internship' },
        { to: '/global-programs/student-exchange', name: 'Student Exchange' },
      ],
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

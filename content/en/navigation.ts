import { siteName } from '../identity.ts';

/** The texts of the header and its menus (requirements 2, "Site header"). */
export const navigation = {
  label: 'Main',
  open: 'Menu',
  close: 'Close menu',
  logo: `${siteName}, home`,
  search: 'Search',
  home: 'Home',
  programmes: 'Global Programs',
  overview: 'Overview',
  destinations: 'Destinations',
  national: 'National Programs',
  events: 'Events',
  contact: 'Contact',
  finder: 'Can I go?',
  about: 'About',
  families: 'For families',
  call: 'Call us:',
  apply: 'Apply Now',
  menus: {
    programmes: 'Who can apply, what is included and what you need',
    allDestinations: 'All Destinations',
    national: {
      overview: 'For students and employers in Bangladesh',
      students: { name: 'For Students', text: 'Internships, seminars, guidance' },
      employers: { name: 'For Employers', text: 'Talent, campus talks, HR development' },
    },
  },
} as const;

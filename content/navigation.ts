import { siteName } from './identity.ts';

/** The link to "Can I go?" with an empty sentence: the empty field selects that view of the overview's path. */
export const finderLink = { to: '/global-programs?age=', name: 'Can I go?' };

/** The header's links (requirements 2, "Site header"). The content of its menus is in menus.ts. */
export const navigation = {
  label: 'Main',
  open: 'Menu',
  close: 'Close menu',
  search: { to: '/global-programs?q=', name: 'Search', key: '/' },
  home: { to: '/', name: 'Home', logo: `${siteName}, home` },
  programmes: {
    name: 'Global Programs',
    prefixes: ['/global-programs'],
    overview: { to: '/global-programs', name: 'Overview' },
  },
  destinations: { name: 'Destinations', prefixes: ['/destinations'] },
  national: { name: 'National Programs', prefixes: ['/national-programs'] },
  events: { to: '/blog', name: 'Events', prefixes: ['/blog', '/events'] },
  contact: { to: '/contact', name: 'Contact', prefixes: ['/contact'] },
  /** Only in the phone's menu, below the links of the specification. */
  phone: {
    links: [
      { ...finderLink, prefixes: [] },
      { to: '/about', name: 'About', prefixes: ['/about'] },
    ],
    call: 'Call us:',
  },
  apply: { to: '/apply', name: 'Apply Now', prefixes: ['/apply'] },
};

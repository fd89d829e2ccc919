import { siteName } from './identity.ts';

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
  apply: { to: '/apply', name: 'Apply Now', prefixes: ['/apply'] },
};

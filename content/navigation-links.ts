/** The addresses of the header's links. `prefixes` are those of the paths for which a link is marked as the current section. */
export const navigationLinks = {
  finder: '/global-programs?age=',
  search: { to: '/global-programs?q=', key: '/' },
  home: '/',
  programmes: { to: '/global-programs', prefixes: ['/global-programs'] },
  destinations: { to: '/destinations', prefixes: ['/destinations'] },
  national: { to: '/national-programs', prefixes: ['/national-programs'] },
  events: { to: '/blog', prefixes: ['/blog', '/events'] },
  contact: { to: '/contact', prefixes: ['/contact'] },
  families: { to: '/families', prefixes: ['/families'] },
  about: { to: '/about', prefixes: ['/about'] },
  apply: { to: '/apply', prefixes: ['/apply'] },
};

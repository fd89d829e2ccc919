import { navigation as bengali } from './bn/navigation.ts';
import { navigation as english } from './en/navigation.ts';
import { navigationLinks as links } from './navigation-links.ts';
import type { Translation } from './types/translation.ts';

const createFinderLink = ({ finder: name }: NavigationTexts) => ({ to: links.finder, name });

type NavigationTexts = Translation<typeof english>;

/** The link to "Can I go?" with an empty sentence: the empty field selects that view of the overview's path. */
export const finderLink = { en: createFinderLink(english), bn: createFinderLink(bengali) };

const createNavigation = (texts: NavigationTexts) => ({
  label: texts.label,
  open: texts.open,
  close: texts.close,
  search: { ...links.search, name: texts.search },
  home: { to: links.home, name: texts.home, logo: texts.logo },
  programmes: {
    name: texts.programmes,
    prefixes: links.programmes.prefixes,
    overview: { to: links.programmes.to, name: texts.overview },
  },
  destinations: { name: texts.destinations, prefixes: links.destinations.prefixes },
  national: { name: texts.national, prefixes: links.national.prefixes },
  events: { ...links.events, name: texts.events },
  contact: { ...links.contact, name: texts.contact },
  /** Only in the phone's menu: the finder second, the others below the links of the specification. */
  phone: {
    finder: { ...createFinderLink(texts), prefixes: [] },
    families: { ...links.families, name: texts.families },
    about: { ...links.about, name: texts.about },
    call: texts.call,
  },
  apply: { ...links.apply, name: texts.apply },
});

/** The header's links (requirements 2, "Site header"). The content of its menus is in menus.ts. */
export const navigation = { en: createNavigation(english), bn: createNavigation(bengali) };

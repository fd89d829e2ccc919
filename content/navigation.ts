import { siteNames } from './identity.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { navigationLinks as links } from './navigation-links.ts';
import type { Action } from './types/common.ts';

/** The link to "Can I go?" with an empty sentence: the empty field selects that view of the overview's path. */
export const finderLink = inBothLanguages(
  (t) => ({ to: links.finder, name: t('Can I go?', 'আমি কি যেতে পারব?') }) satisfies Action,
);

/** The header's links (requirements 2, "Site header"). The content of its menus is in menus.ts. */
export const navigation = inBothLanguages((t, _, language) => ({
  label: t('Main', 'প্রধান মেনু'),
  open: t('Menu', 'মেনু'),
  close: t('Close menu', 'মেনু বন্ধ করুন'),
  search: { ...links.search, name: t('Search', 'খুঁজুন') },
  home: {
    to: links.home,
    name: t('Home', 'হোম'),
    logo: t(`${siteNames.en}, home`, `${siteNames.bn}, হোম`),
  },
  programmes: {
    name: t('Global Programs', 'গ্লোবাল প্রোগ্রাম'),
    prefixes: links.programmes.prefixes,
    overview: { to: links.programmes.to, name: t('Overview', 'এক নজরে') },
  },
  destinations: {
    name: t('Destinations', 'গন্তব্য দেশ'),
    prefixes: links.destinations.prefixes,
  },
  national: { name: t('National Programs', 'ন্যাশনাল প্রোগ্রাম'), prefixes: links.national.prefixes },
  events: { ...links.events, name: t('Events', 'ইভেন্ট') },
  contact: { ...links.contact, name: t('Contact', 'যোগাযোগ') },
  /** Only in the phone's menu: the finder second, the others below the links of the specification. */
  phone: {
    finder: { ...finderLink[language], prefixes: [] },
    families: { ...links.families, name: t('For families', 'পরিবারের জন্য') },
    about: { ...links.about, name: t('About', 'আমাদের সম্পর্কে') },
    call: t('Call us:', 'ফোন করুন:'),
  },
  apply: { ...links.apply, name: t('Apply Now', 'এখনই আবেদন করুন') },
}));

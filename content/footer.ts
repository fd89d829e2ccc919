import { inBothLanguages } from './in-both-languages.ts';
import { getProgrammeName } from './names.ts';
import { findProgramme, type ProgrammeSlug } from './programmes/programmes.ts';
import type { Action } from './types/common.ts';
import type { Picture } from './types/picture.ts';

const footerProgrammes: ProgrammeSlug[] = [
  'study-abroad',
  'virtual-internship',
  'international-internship',
  'student-exchange',
];

/** Explains the organisation's name. Only English pages show it, since Bengali readers know the word. */
const wordInBengali = {
  before: 'is the Bengali word',
  picture: { file: 'opar-bangla-light', description: 'ওপার' } satisfies Picture,
};

/** The footer's links and texts (requirements 2, "Footer"). */
export const footer = inBothLanguages((t, _, language) => ({
  ...(language === 'en' && { wordInBengali }),
  /** The links below the organisation's description. */
  organisation: [
    { to: '/about', name: t('About us', 'আমাদের সম্পর্কে') },
    { to: '/families', name: t('For families', 'পরিবারের জন্য') },
  ] satisfies Action[],
  social: t('Social media', 'সামাজিক যোগাযোগমাধ্যম'),
  rights: (name: string) => t(`${name}. All rights reserved.`, `${name}। সর্বস্বত্ব সংরক্ষিত।`),
  groups: [
    {
      title: t('Global Programs', 'গ্লোবাল প্রোগ্রাম'),
      links: footerProgrammes.map((slug) => ({
        to: findProgramme(slug).path,
        name: getProgrammeName(slug, language),
      })),
    },
    {
      title: t('National Programs', 'ন্যাশনাল প্রোগ্রাম'),
      links: [
        { to: '/national-programs/students', name: t('For Students', 'শিক্ষার্থীদের জন্য') },
        { to: '/national-programs/employers', name: t('For Employers', 'নিয়োগদাতাদের জন্য') },
        { to: '/services', name: t('Services', 'সেবা') },
      ],
    },
  ],
}));

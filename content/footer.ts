import { footer as bengali } from './bn/footer.ts';
import { footer as english } from './en/footer.ts';
import type { Language } from './language.ts';
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

function createFooter(language: Language) {
  const { about, families, social, rights, programmes, national } = { en: english, bn: bengali }[
    language
  ];
  return {
    ...(language === 'en' && { wordInBengali }),
    /** The links below the organisation's description. */
    organisation: [
      { to: '/about', name: about },
      { to: '/families', name: families },
    ] satisfies Action[],
    social,
    rights,
    groups: [
      {
        title: programmes,
        links: footerProgrammes.map((slug) => ({
          to: findProgramme(slug).path,
          name: getProgrammeName(slug, language),
        })),
      },
      {
        title: national.title,
        links: [
          { to: '/national-programs/students', name: national.students },
          { to: '/national-programs/employers', name: national.employers },
          { to: '/services', name: national.services },
        ],
      },
    ],
  };
}

/** The footer's links and texts (requirements 2, "Footer"). */
export const footer = { en: createFooter('en'), bn: createFooter('bn') };

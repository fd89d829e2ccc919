import { findProgramme, type ProgrammeSlug } from './programmes/programmes.ts';
import type { Action } from './types/common.ts';
import type { Picture } from './types/picture.ts';

const footerProgrammes: ProgrammeSlug[] = [
  'study-abroad',
  'virtual-internship',
  'international-internship',
  'student-exchange',
];

/** The footer's links and texts (requirements 2, "Footer"). */
export const footer = {
  wordInBengali: {
    before: 'is the Bengali word',
    picture: { file: 'opar-bangla-light', description: 'ওপার' } satisfies Picture,
  },
  about: { to: '/about', name: 'About us' } satisfies Action,
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

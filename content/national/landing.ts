import { nationalPrograms as bengali } from '../bn/national/landing.ts';
import { createContactPath } from '../contact-path.ts';
import { age18to25 } from '../eligibility/ages.ts';
import { getSentence } from '../eligibility/displayed-eligibility.ts';
import { enrolledInBangladesh } from '../eligibility/studies.ts';
import { nationalPrograms as english } from '../en/national/landing.ts';
import type { Language } from '../language.ts';
import type { Action } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import { initiatives } from './initiatives.ts';

function createLanding(language: Language) {
  const { audiences, comparison, closing, ...texts } = { en: english, bn: bengali }[language];
  const { students, employers } = initiatives[language];
  const { audience, offer, start } = comparison;
  const [age, studies] = [age18to25.plural, enrolledInBangladesh.inSentence].map(
    (sentence) => getSentence(sentence, language).value,
  );
  return {
    ...texts,
    audiences: [
      {
        title: students.title,
        lede: audiences.students.lede,
        offers: students.offers,
        link: { to: students.to, name: audiences.students.link } satisfies Action,
        picture: {
          file: 'prog-national',
          description: audiences.students.picture,
        } satisfies Picture,
      },
      {
        title: employers.title,
        lede: audiences.employers.lede,
        offers: employers.offers,
        link: { to: employers.to, name: audiences.employers.link } satisfies Action,
        picture: {
          file: 'prog-employers',
          description: audiences.employers.picture,
        } satisfies Picture,
      },
    ],
    comparison: {
      title: comparison.title,
      students: comparison.students,
      employers: comparison.employers,
      /** A cell is a text or a link. */
      rows: [
        { ...audience, students: `${age}, ${studies}` },
        offer,
        {
          title: start.title,
          students: {
            to: `${students.to}#registration`,
            name: start.students,
          } satisfies Action,
          employers: {
            to: createContactPath('national-employers'),
            name: start.employers,
          } satisfies Action,
        },
      ],
    },
    closing: {
      ...closing,
      action: { to: '/contact', name: closing.action } satisfies Action,
    },
  };
}

/**
 * The content of /national-programs in each language. Its texts are in `en/national/landing.ts` and `bn/national/landing.ts`;
 * who the students are is in requirements 5.
 */
export const nationalPrograms = { en: createLanding('en'), bn: createLanding('bn') };

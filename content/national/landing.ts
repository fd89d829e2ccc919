import { createContactPath } from '../contact-path.ts';
import { age18to25 } from '../eligibility/ages.ts';
import { enrolledInBangladesh } from '../eligibility/studies.ts';
import type { Action, Initiative } from '../types/common.ts';
import type { Decoration } from '../types/picture.ts';
import { initiatives } from './initiatives.ts';

const { students, employers } = initiatives;

/** The texts of /national-programs (requirements 2, "National programmes"; section 5 for who the students are). */
export const nationalPrograms = {
  title: 'National Programs',
  description:
    'Inside Bangladesh: local internships, seminars and guidance for students; talent acquisition, campus talks and HR development for employers.',
  lede: 'No visa, no flight. Work, training and hiring inside Bangladesh, for students and employers.',
  audiences: [
    {
      title: students.title,
      lede: 'Start where you study.',
      offers: students.offers,
      link: { to: students.to, name: 'See the student programme' },
      picture: {
        file: 'prog-national',
        description:
          'A student in a cycle rickshaw beside a lake, a red flowering tree and a monument',
      },
    },
    {
      title: employers.title,
      lede: 'Meet the people you will hire.',
      offers: employers.offers,
      link: { to: employers.to, name: 'See what we offer employers' },
      picture: {
        file: 'prog-employers',
        description: 'An employer shakes hands with three graduates in a workshop',
      },
    },
  ],
  comparison: {
    title: 'Side by side',
    students: 'Students',
    employers: 'Employers',
    rows: [
      {
        title: 'For',
        students: `${age18to25.plural.value}, ${enrolledInBangladesh.inSentence.value}`,
        employers: 'Companies and organisations that hire in Bangladesh',
      },
      {
        title: 'You get',
        students: 'Local internships, seminars, guidance',
        employers: 'Talent acquisition, campus talks, HR development',
      },
      {
        title: 'You begin with',
        students: { to: `${students.to}#registration`, name: 'A short application form' },
        employers: {
          to: createContactPath('national-employers'),
          name: 'A talk with our placement team',
        },
      },
    ],
  },
  closing: {
    title: 'Not a student or an employer?',
    lede: 'Universities and schools can also ask us for a seminar.',
    action: { to: '/contact', name: 'Contact Us' },
    picture: { file: 'boat' },
  },
} satisfies {
  title: string;
  description: string;
  lede: string;
  audiences: (Initiative & { lede: string })[];
  comparison: {
    title: string;
    students: string;
    employers: string;
    /** A cell is a text or a link. */
    rows: { title: string; students: string | Action; employers: string | Action }[];
  };
  closing: { title: string; lede: string; action: Action; picture: Decoration };
};

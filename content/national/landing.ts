import { createContactPath } from '../contact-path.ts';
import { age18to25 } from '../eligibility/ages.ts';
import { getSentence } from '../eligibility/displayed-eligibility.ts';
import { enrolledInBangladesh } from '../eligibility/studies.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Action } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import { initiatives } from './initiatives.ts';

/**
 * The content of /national-programs in each language; who the students are is in requirements 5.
 */
export const nationalPrograms = inBothLanguages((t, _, language) => {
  const { students, employers } = initiatives[language];
  const [age, studies] = [age18to25.plural, enrolledInBangladesh.inSentence].map(
    (sentence) => getSentence(sentence, language).value,
  );
  return {
    title: t('National Programs', 'ন্যাশনাল প্রোগ্রাম'),
    description: t(
      'Inside Bangladesh: local internships, seminars and guidance for students; talent acquisition, campus talks and HR development for employers.',
      'দেশের ভেতরের প্রোগ্রাম: শিক্ষার্থীদের জন্য ইন্টার্নশিপ, সেমিনার ও পরামর্শ; নিয়োগদাতাদের জন্য কর্মী বাছাই, ক্যাম্পাসে আলোচনা ও মানবসম্পদ উন্নয়ন।',
    ),
    lead: t(
      'No visa, no flight. Work, training and hiring inside Bangladesh, for students and employers.',
      'ভিসা লাগে না, ফ্লাইটও না। শিক্ষার্থী ও নিয়োগদাতাদের জন্য দেশের ভেতরেই কাজ, প্রশিক্ষণ ও নিয়োগ।',
    ),
    audiences: [
      {
        title: students.title,
        lead: t('Start where you study.', 'যেখানে পড়ছেন, সেখান থেকেই শুরু করুন।'),
        offers: students.offers,
        link: {
          to: students.to,
          name: t('See the student programme', 'শিক্ষার্থীদের প্রোগ্রাম দেখুন'),
        } satisfies Action,
        picture: {
          file: 'prog-national',
          description: t(
            'A student in a cycle rickshaw beside a lake, a red flowering tree and a monument',
            'হ্রদের ধারে রিকশায় একজন শিক্ষার্থী, পাশে লাল ফুলের গাছ ও একটি সৌধ',
          ),
        } satisfies Picture,
      },
      {
        title: employers.title,
        lead: t('Meet the people you will hire.', 'যাঁদের নিয়োগ দেবেন, তাঁদের সঙ্গে পরিচিত হোন।'),
        offers: employers.offers,
        link: {
          to: employers.to,
          name: t('See what we offer employers', 'নিয়োগদাতাদের জন্য কী আছে, দেখুন'),
        } satisfies Action,
        picture: {
          file: 'prog-employers',
          description: t(
            'An employer shakes hands with three graduates in a workshop',
            'কর্মশালায় একজন নিয়োগদাতা তিনজন স্নাতকের সঙ্গে হাত মেলাচ্ছেন',
          ),
        } satisfies Picture,
      },
    ],
    comparison: {
      title: t('Side by side', 'পাশাপাশি'),
      students: t('Students', 'শিক্ষার্থী'),
      employers: t('Employers', 'নিয়োগদাতা'),
      /** A cell is a text or a link. */
      rows: [
        {
          title: t('For', 'কাদের জন্য'),
          employers: t(
            'Companies and organisations that hire in Bangladesh',
            'বাংলাদেশে কর্মী নিয়োগ দেয় এমন কোম্পানি ও প্রতিষ্ঠান',
          ),
          students: `${age}, ${studies}`,
        },
        {
          title: t('You get', 'যা পাবেন'),
          students: t('Local internships, seminars, guidance', 'দেশে ইন্টার্নশিপ, সেমিনার, পরামর্শ'),
          employers: t(
            'Talent acquisition, campus talks, HR development',
            'কর্মী বাছাই, ক্যাম্পাসে আলোচনা, মানবসম্পদ উন্নয়ন',
          ),
        },
        {
          title: t('You begin with', 'যা দিয়ে শুরু'),
          students: {
            to: `${students.to}#registration`,
            name: t('A short application form', 'ছোট একটি আবেদন ফরম'),
          } satisfies Action,
          employers: {
            to: createContactPath('national-employers'),
            name: t('A talk with our placement team', 'নিয়োগ টিমের সঙ্গে কথা'),
          } satisfies Action,
        },
      ],
    },
    closing: {
      title: t('Not a student or an employer?', 'শিক্ষার্থী বা নিয়োগদাতা নন?'),
      lead: t(
        'Universities and schools can also ask us for a seminar.',
        'বিশ্ববিদ্যালয় আর স্কুলও আমাদের কাছে সেমিনার চাইতে পারে।',
      ),
      action: { to: '/contact', name: t('Contact Us', 'যোগাযোগ করুন') } satisfies Action,
    },
  };
});

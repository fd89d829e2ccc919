import { createContactPath } from './contact-path.ts';
import { age18to25 } from './eligibility/ages.ts';
import { shortForm } from './eligibility/attitudes.ts';
import { getSentence } from './eligibility/displayed-eligibility.ts';
import { enrolledInBangladesh } from './eligibility/studies.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { initiatives } from './national/initiatives.ts';
import { nationalPrograms } from './national/landing.ts';
import type { Action, Metric } from './types/common.ts';
import type { GalleryPicture, Picture } from './types/picture.ts';

/**
 * The content of /national-programs/students in each language in each language; who can join is in requirements 5.
 */
export const nationalStudents = inBothLanguages((t, _, language) => {
  const { title: name, to } = initiatives[language].students;

  /** The link of both Apply Now buttons, to the registration section of the page (requirements, "Routes and links"). */
  const registration: Action = { to: `${to}#registration`, name: t('Apply Now', 'এখনই আবেদন করুন') };
  const age = getSentence(age18to25.figures, language);
  return {
    pageTitle: t('National Programs for Students', 'শিক্ষার্থীদের জন্য ন্যাশনাল প্রোগ্রাম'),
    description: t(
      `Local internships, seminars and career guidance for students ${getSentence(age18to25.inSentence, language).value} in Bangladesh: what is included, who can join, and the form.`,
      `বাংলাদেশের ${getSentence(age18to25.inSentence, language).value} শিক্ষার্থীদের জন্য দেশে ইন্টার্নশিপ, সেমিনার ও ক্যারিয়ার পরামর্শ: কী থাকছে, কারা যোগ দিতে পারবেন, আর নিবন্ধনের ফরম।`,
    ),
    title: t('Start your career where you study', 'যেখানে পড়ছেন, সেখান থেকেই ক্যারিয়ার শুরু করুন'),
    lead: t(
      'Local internships, seminars and guidance for students in Bangladesh.',
      'বাংলাদেশের শিক্ষার্থীদের জন্য দেশে ইন্টার্নশিপ, সেমিনার ও পরামর্শ।',
    ),
    picture: {
      file: 'national-rickshaw',
      description: t(
        'Two students ride home in a rickshaw at dusk, past a gate hung with lights',
        'সন্ধ্যায় আলোয় সাজানো একটি ফটক পেরিয়ে রিকশায় বাড়ি ফিরছেন দুজন শিক্ষার্থী',
      ),
    } satisfies Picture,
    why: {
      draft: true,
      title: t('Why join', 'কেন যোগ দেবেন'),
      reasons: [
        t(
          'Learn what employers expect before your first job.',
          'নিয়োগদাতারা কী চান, প্রথম চাকরির আগেই জানুন।',
        ),
        t(
          'Meet the people who hire, while you still have time to learn.',
          'যাঁরা নিয়োগ দেন, শেখার সময় থাকতেই তাঁদের সঙ্গে পরিচিত হোন।',
        ),
        t('Try a field before you choose it.', 'কোনো পেশা বেছে নেওয়ার আগে তার কাজ করে দেখুন।'),
      ],
    },
    included: {
      title: t('What is included', 'যা থাকছে'),
      items: [
        t('Local internships with employers in Bangladesh', 'বাংলাদেশের নিয়োগদাতাদের কাছে ইন্টার্নশিপ'),
        t('Seminars', 'সেমিনার'),
        t('Career guidance', 'ক্যারিয়ার পরামর্শ'),
      ],
      picture: {
        file: 'gallery-classroom',
        description: t('A student raises a hand in class', 'ক্লাসে একজন শিক্ষার্থী হাত তুলেছেন'),
      } satisfies Picture,
    },
    eligibility: {
      title: t('Who can join', 'কারা যোগ দিতে পারবেন'),
      age: { number: age.value, label: age.note ?? '' } satisfies Metric,
      rules: [enrolledInBangladesh.plain, shortForm.plain].map(
        (sentence) => getSentence(sentence, language).value,
      ),
    },
    registration: {
      title: t('Register', 'নিবন্ধন করুন'),
      lead: t('The application form is short.', 'আবেদন ফরমটি ছোট।'),
    },
    gallery: {
      title: t('From the programme', 'প্রোগ্রামের কিছু মুহূর্ত'),
      pictures: [
        {
          file: 'national-seminar',
          caption: t('Seminar', 'সেমিনার'),
          description: t(
            'A speaker on a stage shows students a way across the water',
            'মঞ্চে একজন বক্তা শিক্ষার্থীদের নদীর ওপারে যাওয়ার পথ দেখাচ্ছেন',
          ),
        },
        {
          file: 'national-workshop',
          caption: t('Working together', 'একসঙ্গে কাজ'),
          description: t(
            'Students listen at a round table while one explains a chart',
            'গোল টেবিলে একজন চার্ট বুঝিয়ে দিচ্ছেন, অন্য শিক্ষার্থীরা শুনছেন',
          ),
        },
        {
          file: 'national-interview',
          caption: t('Interview', 'সাক্ষাৎকার'),
          description: t(
            'A student and an interviewer face each other across a desk',
            'টেবিলের এপাশে একজন শিক্ষার্থী, ওপাশে যিনি সাক্ষাৎকার নিচ্ছেন',
          ),
        },
        {
          file: 'national-office',
          caption: t('Local internship', 'দেশে ইন্টার্নশিপ'),
          description: t(
            'An intern greets a colleague in an office above the city',
            'শহরের ওপরে এক অফিসে একজন ইন্টার্ন সহকর্মীকে শুভেচ্ছা জানাচ্ছেন',
          ),
        },
        {
          file: 'national-fair',
          caption: t('Career fair', 'ক্যারিয়ার মেলা'),
          description: t(
            'Students talk to staff at three stands',
            'তিনটি স্টলে শিক্ষার্থীরা কর্মীদের সঙ্গে কথা বলছেন',
          ),
        },
        {
          file: 'national-rickshaw',
          focus: '44% 78%',
          caption: t('The way home', 'বাড়ির পথে'),
          description: t(
            'A rickshaw with two students, seen from near',
            'কাছ থেকে দেখা একটি রিকশা, তাতে দুজন শিক্ষার্থী',
          ),
        },
      ] satisfies GalleryPicture[],
    },
    closing: {
      title: t('Join us', 'যোগ দিন'),
      actions: [
        registration,
        {
          to: createContactPath('national-students', 'consultation'),
          name: t('Talk to a Program Advisor', 'প্রোগ্রাম পরামর্শকের সঙ্গে কথা বলুন'),
        },
      ] as Action[],
    },
    name,
    trail: [{ to: '/national-programs', name: nationalPrograms[language].title }] as Action[],
    actions: [
      registration,
      { to: '#eligibility', name: t('Am I eligible?', 'আমি কি যোগ দিতে পারব?') },
    ] as Action[],
  };
});

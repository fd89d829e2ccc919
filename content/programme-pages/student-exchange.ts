import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { validPassport } from '../eligibility/passports.ts';
import { enrolled, minimumGrades } from '../eligibility/studies.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import type { Metric, Statement, Step } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { exchangeAreas } from './exchange-areas.ts';

/** How long an exchange takes. */
export const duration = { from: 2, to: 6, unit: 'months' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('student-exchange', language),
      text: t(
        `${capitalise(format.spelled(duration.from))} to ${format.spelled(duration.to)} months at a partner institution, then home to finish your degree.`,
        `সহযোগী প্রতিষ্ঠানে ${format.spelled(duration.from)} থেকে ${format.spelled(duration.to)} মাস, তারপর দেশে ফিরে ডিগ্রি শেষ।`,
      ),
      picture: {
        file: 'prog-exchange',
        focus: '50% 60%',
        description: t(
          'Two students share a meal over a map, a river in one window, mountains in the other',
          'মানচিত্র সামনে রেখে দুই শিক্ষার্থী একসঙ্গে খাচ্ছেন, এক জানালায় নদী, অন্যটিতে পাহাড়',
        ),
      },
      duration,
      course: { mode: 'onsite' },
      fields: ['hospitality', 'tourism', 'business', 'arts'],
      application: {
        title: t('Apply for Student Exchange Program', 'স্টুডেন্ট এক্সচেঞ্জে আবেদন করুন'),
        description: t(
          'Study at a partner institution abroad, then come home and finish the degree you began.',
          'বিদেশের সহযোগী প্রতিষ্ঠানে পড়ুন, তারপর দেশে ফিরে শুরু করা ডিগ্রি শেষ করুন।',
        ),
        highlights: [
          { label: t('Duration', 'মেয়াদ'), value: format.duration(duration) },
          { label: t('Focus', 'মূল বিষয়'), value: t('Cultural Exchange', 'সংস্কৃতির বিনিময়') },
          { label: t('Experience', 'অভিজ্ঞতা'), value: t('Life-Changing', 'জীবন বদলে দেওয়ার মতো') },
        ],
      },
      ogImage: { background: '#5a2a27', focus: '50% 50%' },
      costs: 'unconfirmed',
      spellings: {
        bengali: ['শিক্ষার্থী বিনিময়', 'স্টুডেন্ট এক্সচেঞ্জ', 'এক্সচেঞ্জ'],
        latin: ['exchenge', 'ekschenj', 'binimoy', 'shikkharthi binimoy', 'erasmus'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/student-exchange in each language (requirements 2, "Programme pages"; sections 5 and 9
 * for who can apply and how long it takes).
 */
export const studentExchange = inBothLanguages((t, format, language) => {
  const { duration: durationLabel, where, actions: names } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const actions = [
    { to: applicationPath, name: names.apply },
    { to: createContactPath(slug), name: names.contact },
  ];
  return {
    draft: true,
    name,
    description: t(
      `Study at a partner institution abroad for ${format.duration(duration)}, then come home and finish your degree.`,
      `শিক্ষার্থী বিনিময়: বিদেশের সহযোগী প্রতিষ্ঠানে ${format.duration(duration)} পড়ুন, তারপর দেশে ফিরে ডিগ্রি শেষ করুন।`,
    ),
    lead: t(
      'You study at a partner institution abroad, then come home and finish your degree.',
      'স্টুডেন্ট এক্সচেঞ্জ মানে শিক্ষার্থী বিনিময়: আপনি বিদেশের একটি সহযোগী প্রতিষ্ঠানে পড়বেন, তারপর দেশে ফিরে ডিগ্রি শেষ করবেন।',
    ),
    picture,
    actions,
    finder: createFinderLink(
      t('Can I go on an exchange?', 'আমি কি স্টুডেন্ট এক্সচেঞ্জে যেতে পারব?'),
      programmesWithoutCountry,
    ),
    facts: [
      { label: durationLabel, value: format.duration(duration) },
      {
        label: where,
        value: t('A partner institution abroad', 'বিদেশের সহযোগী প্রতিষ্ঠানে'),
        isPlace: true,
      },
      { label: t('Focus', 'মূল বিষয়'), value: t('Cultural exchange', 'সংস্কৃতির বিনিময়') },
    ],
    stay: { number: format.range(duration), label: t('months', 'মাস') },
    benefits: {
      title: t('Benefits', 'সুবিধা'),
      home: {
        title: t('You bring', 'যা নিয়ে যাবেন'),
        benefits: [
          { title: t('Your language', 'আপনার ভাষা') },
          { title: t('Your food and stories', 'আপনার খাবার ও গল্প') },
          { title: t('New ideas for the class', 'ক্লাসের জন্য নতুন ভাবনা') },
        ],
      },
      abroad: {
        title: t('You take home', 'যা নিয়ে ফিরবেন'),
        benefits: [
          { title: t('Practice in another language', 'আরেকটি ভাষার চর্চা') },
          { title: t('Study experience abroad', 'বিদেশে পড়ার অভিজ্ঞতা') },
          { title: t('Friends in another country', 'অন্য দেশের বন্ধু') },
        ],
      },
    },
    process: {
      title: t('How It Works', 'যেভাবে হয়'),
      home: t('At home', 'দেশে'),
      abroad: t('Abroad', 'বিদেশে'),
      steps: [
        {
          title: t('Apply', 'আবেদন করুন'),
          text: t('Fill in the application form.', 'আবেদন ফরম পূরণ করুন।'),
          place: 'home',
        },
        {
          title: t('Match', 'উপযুক্ত প্রতিষ্ঠান'),
          text: t(
            'We look for a partner institution in your area of study.',
            'আপনার পড়ার বিষয়ে আমরা একটি সহযোগী প্রতিষ্ঠান খুঁজি।',
          ),
          place: 'home',
        },
        {
          title: t('Prepare', 'প্রস্তুতি'),
          text: t('Visa documents and an orientation.', 'ভিসার কাগজপত্র ও ওরিয়েন্টেশন।'),
          place: 'home',
        },
        {
          title: t('Study there', 'সেখানে পড়া'),
          text: t(
            `${format.duration(duration)} of classes and daily life abroad.`,
            `${format.inSentence(format.duration(duration))} বিদেশে ক্লাস ও প্রতিদিনের জীবন।`,
          ),
          place: 'abroad',
        },
        {
          title: t('Come home', 'দেশে ফেরা'),
          text: t(
            'You finish your degree at your own institution.',
            'নিজের প্রতিষ্ঠানে ডিগ্রি শেষ করবেন।',
          ),
          place: 'home',
        },
      ],
    },
    areas: exchangeAreas[language],
    included: {
      title: t("What's Included", 'যা থাকছে'),
      items: [
        { title: t('Matching with a partner institution', 'উপযুক্ত সহযোগী প্রতিষ্ঠান খোঁজা') },
        { title: t('Help with your application', 'আবেদনে সহায়তা') },
        { title: t('Visa support', 'ভিসার কাজে সহায়তা') },
        { title: t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন') },
      ],
    },
    eligibility: {
      title: t('Who Can Apply', 'কারা আবেদন করতে পারবেন'),
      requirements: [
        { label: t('Studies', 'পড়াশোনা'), ...enrolled.plain },
        { label: t('Grades', 'ফলাফল'), ...minimumGrades.plain },
        { label: t('English', 'ইংরেজি'), ...basicEnglish.short },
        { label: t('Passport', 'পাসপোর্ট'), ...validPassport.short },
      ],
    },
    closing: {
      title: t('Ready to go on exchange?', 'এক্সচেঞ্জে যেতে প্রস্তুত?'),
      lead: t(
        'Tell us what you study and when you could leave.',
        'কী পড়েন আর কবে যেতে পারবেন, আমাদের জানান।',
      ),
      picture: {
        file: 'gallery-classroom',
        description: t('A student raises a hand in class', 'ক্লাসে একজন শিক্ষার্থী হাত তুলেছেন'),
      },
      actions,
    },
  } satisfies ProgrammePage & {
    stay: Metric;
    areas: object;
    benefits: {
      title: string;
      home: { title: string; benefits: readonly Statement[] };
      abroad: { title: string; benefits: readonly Statement[] };
    };
    process: {
      title: string;
      home: string;
      abroad: string;
      steps: (Step & { place: 'home' | 'abroad' })[];
    };
    included: { title: string; items: readonly Statement[] };
  };
});

import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { createDocumentList } from '../documents.ts';
import { age18plus } from '../eligibility/ages.ts';
import { character, medicalClearance } from '../eligibility/attitudes.ts';
import { getSentence } from '../eligibility/displayed-eligibility.ts';
import { intermediateEnglish } from '../eligibility/english.ts';
import { validPassport } from '../eligibility/passports.ts';
import { healthBackground } from '../eligibility/qualifications.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Item } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { Decoration } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { medicalBenefits } from './medical-benefits.ts';
import { medicalRegions } from './medical-countries.ts';

const countryNames = medicalRegions.en.flatMap(({ countries }) =>
  countries.map(({ name }) => name),
);

/** How long an internship takes. */
export const duration = { from: 2, to: 12, unit: 'weeks' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('medical-internships', language),
      text: t(
        `${capitalise(format.spelled(duration.from))} to ${format.spelled(duration.to)} weeks in a clinical setting, in one of ${format.spelled(countryNames.length)} countries.`,
        `${format.spelled(countryNames.length)}টি দেশের একটিতে, হাসপাতাল বা ক্লিনিকের পরিবেশে ${format.spelled(duration.from)} থেকে ${format.spelled(duration.to)} সপ্তাহ।`,
      ),
      picture: {
        file: 'prog-ward',
        focus: '30% 50%',
        description: t(
          'Medical staff at the bed of an older patient in a sunny ward',
          'রোদে ভরা ওয়ার্ডে একজন বয়স্ক রোগীর বিছানার পাশে চিকিৎসাকর্মীরা',
        ),
      },
      duration,
      course: { mode: 'onsite', countries: countryNames },
      fields: ['health', 'science'],
      application: {
        title: t('Apply for Medical Internships Program', 'বিদেশে মেডিকেল ইন্টার্নশিপে আবেদন করুন'),
        description: t(
          'Learn beside doctors and nurses in another country. Tell us where, and for how long.',
          'অন্য দেশে ডাক্তার ও নার্সদের পাশে থেকে শিখুন। কোথায় আর কত দিন, আমাদের জানান।',
        ),
        highlights: [
          { label: t('Duration', 'মেয়াদ'), value: format.duration(duration) },
          {
            label: t('Locations', 'স্থান'),
            value: t(
              `${format.digits(countryNames.length)}+ Countries`,
              `${format.digits(countryNames.length)}+ দেশ`,
            ),
          },
          { label: t('Impact', 'যা পাবেন'), value: t('Life-Changing', 'জীবন বদলে দেওয়া অভিজ্ঞতা') },
        ],
      },
      ogImage: { background: '#1f4e5f', focus: '72% 50%' },
      costs: 'medical',
      spellings: {
        bengali: ['মেডিকেল ইন্টার্নশিপ', 'মেডিকেল', 'চিকিৎসা', 'নার্সিং'],
        latin: ['medikel', 'medikal', 'chikitsa', 'nursing'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/medical-internships in each language (requirements 2, "Programme pages"; section 9 for
 * the weeks). The specification names the countries, the eligibility and what is not included.
 */
export const medicalInternships = inBothLanguages((t, format, language) => {
  const { actions: actionNames } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const { from, to } = duration;
  const actions = [
    { to: applicationPath, name: actionNames.apply },
    { to: createContactPath(slug, 'consultation'), name: actionNames.consultation },
  ];
  const activities = [
    t('Follow ward rounds', 'ওয়ার্ড রাউন্ডে সঙ্গে থাকা'),
    t('Observe consultations and surgery', 'রোগী দেখা ও অস্ত্রোপচার পর্যবেক্ষণ'),
    t('Help nurses with basic care', 'সাধারণ সেবায় নার্সদের সাহায্য'),
    t('Join community health visits', 'এলাকায় গিয়ে স্বাস্থ্যসেবা দেওয়ার কাজে সঙ্গী হওয়া'),
    t('See the laboratory and pharmacy', 'ল্যাবরেটরি ও ফার্মেসি দেখা'),
    t('Take part in case discussions', 'রোগীর কেস নিয়ে আলোচনায় অংশ নেওয়া'),
  ];
  return {
    draft: true,
    name,
    description: t(
      `${capitalise(format.spelled(duration.from))} to ${format.spelled(duration.to)} weeks beside doctors and nurses, in one of ${format.spelled(countryNames.length)} countries from Greece to Tanzania.`,
      `ডাক্তার ও নার্সদের পাশে ${format.spelled(duration.from)} থেকে ${format.spelled(duration.to)} সপ্তাহ, গ্রিস থেকে তানজানিয়া পর্যন্ত ${format.spelled(countryNames.length)}টি দেশের একটিতে।`,
    ),
    lead: t(
      `Learn beside doctors and nurses, in one of ${format.spelled(countryNames.length)} countries.`,
      `${format.spelled(countryNames.length)}টি দেশের একটিতে ডাক্তার ও নার্সদের পাশে থেকে শিখুন।`,
    ),
    picture,
    actions,
    countries: {
      title: t(
        `Choose from ${format.spelled(countryNames.length)} countries`,
        `${format.spelled(countryNames.length)}টি দেশ থেকে বেছে নিন`,
      ),
      /** For the results of "Can I go?", which have no space for all names. */
      total: t(
        `${format.digits(countryNames.length)} countries`,
        `${format.digits(countryNames.length)}টি দেশ`,
      ),
      regions: medicalRegions[language],
    },
    finder: createFinderLink(
      t('Can I go on a medical internship?', 'আমি কি মেডিকেল ইন্টার্নশিপে যেতে পারব?'),
      `field=health&${programmesWithoutCountry}`,
    ),
    facts: [
      { label: t('Countries', 'দেশ'), value: format.digits(countryNames.length) },
      { label: t('Weeks', 'সপ্তাহ'), value: format.digits(`${from}-${to}`) },
      { label: t('Age', 'বয়স'), value: getSentence(age18plus.figures, language).value },
    ],
    overview: {
      title: t('Overview', 'এক নজরে'),
      lead: t(
        `You join a hospital or clinic abroad for ${format.duration(duration)}. You watch how care is given, help where local rules allow, and see how another health system works.`,
        `বিদেশের একটি হাসপাতাল বা ক্লিনিকে ${format.inSentence(format.duration(duration))} থাকবেন। চিকিৎসা ও সেবা কীভাবে দেওয়া হয়, তা দেখবেন। স্থানীয় নিয়মে যেখানে অনুমতি আছে, সেখানে সাহায্য করবেন। সঙ্গে জানবেন, আরেক দেশের স্বাস্থ্যব্যবস্থা কীভাবে চলে।`,
      ),
      text: t(
        'You do not treat patients on your own. Ask us whether there is a stipend.',
        'আপনি একা কোনো রোগীর চিকিৎসা করবেন না। ভাতা আছে কি না, আমাদের জিজ্ঞেস করুন।',
      ),
    },
    activities: {
      title: t(
        `${capitalise(format.spelled(activities.length))} activities`,
        `${format.spelled(activities.length)}টি কাজ`,
      ),
      activities,
    },
    audiences: {
      title: t('Who it is for', 'কাদের জন্য'),
      audiences: [
        {
          title: t('Medical students', 'মেডিকেলের শিক্ষার্থী'),
          text: t('Working towards an MBBS', 'MBBS পড়ছেন'),
          picture: { file: 'portrait-2' },
        },
        {
          title: t('Nursing students', 'নার্সিংয়ের শিক্ষার্থী'),
          text: t('Diploma or degree', 'ডিপ্লোমা বা ডিগ্রি'),
          picture: { file: 'portrait-3' },
        },
        {
          title: t('Biology and health students', 'জীববিজ্ঞান ও স্বাস্থ্যের শিক্ষার্থী'),
          text: t('Who have not chosen a field yet', 'যাঁরা এখনো কোনো ক্ষেত্র বেছে নেননি'),
          picture: { file: 'portrait-6' },
        },
        {
          title: t('Recent graduates', 'সদ্য স্নাতক'),
          text: t('In a health subject', 'স্বাস্থ্যের কোনো বিষয়ে'),
          picture: { file: 'portrait-5' },
        },
      ],
    },
    eligibility: {
      title: t('Eligibility', 'যোগ্যতা'),
      /** Contains the id of each requirement once, in braces. */
      sentence: t(
        'You are {age}, with a {passport} and {health}. You speak {english}. A {studies} is preferred. You bring {motivation} and {adaptability}.',
        'বয়স {age} হতে হবে। সঙ্গে লাগবে {passport} আর {health}। {english} বলতে পারতে হবে। {studies} থাকলে ভালো। আর চাই {motivation} ও {adaptability}।',
      ),
      /** The labels are the ids in `sentence`, because the page shows the requirements only within that sentence. */
      requirements: [
        { label: 'age', ...age18plus.words },
        { label: 'passport', ...validPassport.inSentence },
        { label: 'health', ...medicalClearance.inSentence },
        { label: 'english', ...intermediateEnglish.inSentence },
        { label: 'studies', ...healthBackground.inSentence },
        { label: 'motivation', ...character.motivation },
        { label: 'adaptability', ...character.adaptability },
      ],
    },
    documents: {
      title: t(
        `${capitalise(format.spelled(requiredDocumentIds.length))} documents`,
        `${format.digits(requiredDocumentIds.length)} ধরনের কাগজপত্র`,
      ),
      documents: createDocumentList(requiredDocumentIds, language),
    },
    benefits: medicalBenefits[language],
    inclusions: {
      included: {
        title: t('Included', 'যা থাকছে'),
        items: [
          t('Placement in a hospital or clinic', 'হাসপাতাল বা ক্লিনিকে কাজ শেখার ব্যবস্থা'),
          t(
            `A choice of ${format.spelled(countryNames.length)} countries`,
            `${format.spelled(countryNames.length)}টি দেশ থেকে বেছে নেওয়ার সুযোগ`,
          ),
          t('Review of your application', 'আবেদন যাচাই'),
          t('Help with your documents', 'কাগজপত্রে সাহায্য'),
          t('Visa support', 'ভিসার কাজে সহায়তা'),
          t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
        ],
      },
      notIncluded: {
        title: t('Not included', 'যা থাকছে না'),
        items: [
          t('Flights and visa', 'বিমানভাড়া ও ভিসা'),
          t('Insurance', 'বিমা'),
          t('Meals', 'খাবার'),
          t('Local transport', 'স্থানীয় যাতায়াত'),
          t('Personal expenses', 'ব্যক্তিগত খরচ'),
        ],
      },
    },
    closing: {
      title: t('Which country will you choose?', 'আপনি কোন দেশ বেছে নেবেন?'),
      lead: t(
        'Apply online, or talk it through with us.',
        'অনলাইনে আবেদন করুন, অথবা আমাদের সঙ্গে কথা বলুন।',
      ),
      picture: {
        file: 'post-visa',
        description: t(
          'An open passport with four stamps, a pencil and a rubber stamp',
          'চারটি সিল দেওয়া খোলা পাসপোর্ট, পাশে পেনসিল ও রাবার স্ট্যাম্প',
        ),
      },
      actions,
    },
  } satisfies ProgrammePage & {
    countries: { title: string; total: string; regions: object[] };
    overview: { title: string; lead: string; text: string };
    activities: { title: string; activities: readonly string[] };
    audiences: { title: string; audiences: (Item & { picture: Decoration })[] };
    eligibility: { sentence: string };
    benefits: { title: string; benefits: readonly Item[] };
    inclusions: Record<'included' | 'notIncluded', { title: string; items: readonly string[] }>;
  };
});

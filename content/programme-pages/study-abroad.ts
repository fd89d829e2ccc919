import { createContactPath } from '../contact-path.ts';
import { createDocumentList } from '../documents.ts';
import { universityEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { gradeTwelveOrLater } from '../eligibility/studies.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Action, ComparisonRow, Item, Metric, Step } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { programme as pathway } from './pathway-program.ts';
import { studyFunding } from './study-funding.ts';
import { studySteps } from './study-steps.ts';

const reach = '50+';

/** How long a degree takes. */
export const duration = { from: 1, to: 4, unit: 'years' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('study-abroad', language),
      text: t(
        'University matching, application processing and visa support.',
        'বিশ্ববিদ্যালয় খোঁজা, আবেদনের কাজ ও ভিসার কাজে সহায়তা।',
      ),
      picture: {
        file: 'prog-campus',
        focus: '50% 60%',
        description: t(
          'Students read and talk on the steps of a university library',
          'বিশ্ববিদ্যালয়ের লাইব্রেরির সিঁড়িতে বসে শিক্ষার্থীরা পড়ছেন ও গল্প করছেন',
        ),
      },
      duration,
      course: { mode: 'onsite' },
      application: {
        title: t('Apply for Study Abroad Program', 'বিদেশে পড়াশোনার জন্য আবেদন করুন'),
        description: t(
          'Study at a university abroad, with support for your application and your visa.',
          'বিদেশের বিশ্ববিদ্যালয়ে পড়াশোনা, সঙ্গে আবেদন আর ভিসার কাজে আমাদের সহায়তা।',
        ),
        highlights: [
          {
            label: t('Duration', 'মেয়াদ'),
            value: format.duration({ from: 6, to: 24, unit: 'months' }),
          },
          {
            label: t('Universities', 'বিশ্ববিদ্যালয়'),
            value: t('Top Ranked Global', 'বিশ্বের শীর্ষ র‍্যাঙ্কিংয়ের'),
          },
          {
            label: t('Study + Work', 'পড়া ও কাজ'),
            value: t('Part-time Work Allowed', 'খণ্ডকালীন কাজ করা যায়'),
          },
        ],
        picture: { file: 'prog-campus', focus: '50% 62%' },
      },
      ogImage: {
        background: '#8c2a20',
        focus: '52% 50%',
        place: t(`${format.digits(reach)} countries`, `${format.digits(reach)} দেশ`),
      },
      costs: 'unconfirmed',
      spellings: {
        bengali: ['বিদেশে পড়াশোনা', 'স্টাডি অ্যাব্রড', 'উচ্চশিক্ষা', 'বিদেশে উচ্চশিক্ষা'],
        latin: ['bideshe porashona', 'porashona', 'uccho shikkha', 'stadi abrod'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/study-abroad in each language (requirements 2, "Programme pages"; section 5 for the
 * eligibility, section 9 for the figures).
 */
export const studyAbroad = inBothLanguages((t, format, language) => {
  const { duration: durationLabel, where, actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const contactPath = createContactPath(slug);
  const stepCount = format.spelled(studySteps[language].offerings.length);
  const applyNow = { to: applicationPath, name: actions.apply };
  // The levels of the application form, from the lowest to the highest.
  const levels = [
    t('High School', 'উচ্চমাধ্যমিক'),
    t('Undergraduate', 'স্নাতক পর্যায়ে পড়ছেন'),
    t('Graduate', 'স্নাতক শেষ করেছেন'),
    t('Postgraduate', 'স্নাতকোত্তর'),
  ];
  return {
    draft: true,
    name,
    description: t(
      `${format.duration(duration)} at a university in one of ${format.digits(reach)} countries: university matching, application processing and visa support.`,
      `${format.digits(reach)} দেশের কোনো একটিতে ${format.duration(duration)} বিশ্ববিদ্যালয়ে পড়া: বিশ্ববিদ্যালয় খোঁজা, আবেদনের কাজ ও ভিসার কাজে সহায়তা।`,
    ),
    lead: t(
      `Study at a university abroad. We help you in ${stepCount} steps.`,
      `বিদেশের বিশ্ববিদ্যালয়ে পড়ুন। আমরা ${stepCount} ধাপে সহায়তা করি।`,
    ),
    picture,
    actions: [
      applyNow,
      { to: createContactPath(slug, 'consultation'), name: actions.consultation },
    ],
    finder: createFinderLink(
      t('Can I study abroad?', 'আমি কি বিদেশে পড়তে পারব?'),
      programmesWithoutCountry,
    ),
    facts: [
      { label: durationLabel, value: format.duration(duration) },
      {
        label: where,
        value: t(`${format.digits(reach)} countries`, `${format.digits(reach)} দেশ`),
        isPlace: true,
      },
    ],
    figures: [
      { number: format.digits(reach), label: t('countries to study in', 'দেশে পড়ার সুযোগ') },
      { number: format.duration(duration), label: t('of study', 'পড়াশোনা') },
    ],
    benefits: {
      title: t('Why study abroad', 'কেন বিদেশে পড়বেন'),
      benefits: [
        {
          title: t('Study and work', 'পড়া আর কাজ'),
          text: t(
            'Part-time work allowed: ask us where.',
            'খণ্ডকালীন কাজ করা যায়: কোন দেশে, আমাদের জিজ্ঞেস করুন।',
          ),
        },
        {
          title: t('Top ranked universities', 'শীর্ষ র‍্যাঙ্কিংয়ের বিশ্ববিদ্যালয়'),
          text: t('All over the world.', 'সারা বিশ্বে।'),
        },
        {
          title: t('Another language', 'আরেকটি ভাষা'),
          text: t('You hear it and use it in daily life.', 'প্রতিদিনের জীবনে শুনবেন ও বলবেন।'),
        },
        {
          title: t('Classmates from other countries', 'নানা দেশের সহপাঠী'),
          text: t('You learn from each other.', 'একে অন্যের কাছে শিখবেন।'),
        },
      ],
    },
    offerings: studySteps[language],
    eligibility: {
      title: t('Who can apply', 'কারা আবেদন করতে পারবেন'),
      requirements: [
        { label: t('Studies', 'পড়াশোনা'), ...gradeTwelveOrLater.short },
        { label: t('English', 'ইংরেজি'), ...universityEnglish.short },
        { label: t('Valid passport', 'পাসপোর্টের মেয়াদ'), ...passport12Months.short },
      ],
    },
    levels: {
      lead: t(
        `Start from any of these ${format.spelled(levels.length)} levels of education.`,
        `এই ${format.spelled(levels.length)} শিক্ষাস্তরের যেকোনোটি থেকে শুরু করতে পারেন।`,
      ),
      levels,
    },
    documents: {
      title: t('Documents', 'কাগজপত্র'),
      documents: createDocumentList(requiredDocumentIds, language),
    },
    comparison: {
      title: t('Study Abroad or Pathway?', 'বিদেশে পড়াশোনা, নাকি পাথওয়ে?'),
      columns: {
        criterion: t('What you compare', 'তুলনার বিষয়'),
        studyAbroad: t('Study Abroad', 'বিদেশে পড়াশোনা'),
        pathway: t('Pathway', 'পাথওয়ে'),
      },
      rows: [
        {
          criterion: t('Length', 'মেয়াদ'),
          studyAbroad: format.duration(duration),
          pathway: format.duration(pathway[language].duration),
        },
        {
          criterion: t('Universities', 'বিশ্ববিদ্যালয়'),
          studyAbroad: t('Top ranked, global', 'বিশ্বের শীর্ষ র‍্যাঙ্কিংয়ের'),
          pathway: t('Global partners', 'বিশ্বের নানা সহযোগী বিশ্ববিদ্যালয়'),
        },
        {
          criterion: t('Work', 'কাজ'),
          studyAbroad: t('Part-time work allowed', 'খণ্ডকালীন কাজ করা যায়'),
          pathway: t('A paid internship is part of it', 'ভাতাসহ ইন্টার্নশিপ এরই অংশ'),
        },
        {
          criterion: t('You finish with', 'শেষে যা পাবেন'),
          studyAbroad: t('A university qualification', 'বিশ্ববিদ্যালয়ের সনদ'),
          pathway: t('A degree and work experience', 'ডিগ্রি ও কাজের অভিজ্ঞতা'),
        },
        {
          criterion: t('Choose it if', 'কখন বেছে নেবেন'),
          studyAbroad: t('You know what you want to study', 'কী পড়তে চান, তা জানা থাকলে'),
          pathway: t('You want to prepare first', 'আগে প্রস্তুতি নিতে চাইলে'),
        },
      ],
      links: {
        studyAbroad: {
          to: applicationPath,
          name: t('Apply for Study Abroad', 'বিদেশে পড়াশোনার জন্য আবেদন করুন'),
        },
        pathway: {
          to: pathway[language].path,
          name: t('See the Pathway Program', 'পাথওয়ে প্রোগ্রাম দেখুন'),
        },
      },
    },
    funding: studyFunding[language],
    closing: {
      title: t('Find your university', 'বিশ্ববিদ্যালয় খুঁজে নিন'),
      lead: t('Apply online, or talk to us first.', 'অনলাইনে আবেদন করুন, অথবা আগে আমাদের সঙ্গে কথা বলুন।'),
      picture: {
        file: 'gallery-graduation',
        description: t(
          'Three graduates throw their caps in front of a brick university',
          'ইটের তৈরি বিশ্ববিদ্যালয়ের সামনে তিনজন স্নাতক টুপি ছুড়ে দিচ্ছেন',
        ),
      },
      actions: [applyNow, { to: contactPath, name: actions.contact }],
    },
  } satisfies ProgrammePage & {
    figures: Metric[];
    benefits: { title: string; benefits: readonly Item[] };
    offerings: { title: string; offerings: readonly Step[] };
    levels: { lead: string; levels: readonly string[] };
    comparison: {
      title: string;
      columns: ComparisonRow;
      rows: ComparisonRow[];
      links: { studyAbroad: Action; pathway: Action };
    };
    funding: { title: string; lead: string; link: Action; sources: readonly Item[] };
  };
});

import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { createDocumentList } from '../documents.ts';
import { workOnTheWay } from '../eligibility/attitudes.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrAskUs } from '../eligibility/studies.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Fact, Item, Statement } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';

const duration = { from: 6, fromUnit: 'months', to: 2, unit: 'years' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('pathway-program', language),
      text: t(
        'Foundation study and a paid internship, before you go on to a degree.',
        'আগে প্রস্তুতির পড়াশোনা (ফাউন্ডেশন) ও ভাতাসহ ইন্টার্নশিপ, তারপর ডিগ্রি।',
      ),
      picture: {
        file: 'prog-pathway',
        focus: '60% 60%',
        description: t(
          'Steps rise from a classroom over a café job to a graduate before a skyline',
          'ক্লাসরুম থেকে ক্যাফের কাজ হয়ে সিঁড়ি উঠে গেছে, ওপরে শহরের সামনে একজন স্নাতক',
        ),
      },
      duration,
      course: { duration: { from: 6, to: 24, unit: 'months' } },
      fields: ['hospitality', 'tourism', 'business', 'computing', 'engineering', 'health', 'arts'],
      paid: true,
      application: {
        title: t('Apply for Pathway Program', 'পাথওয়ে প্রোগ্রামে আবেদন করুন'),
        description: t(
          'Foundation study and a paid internship: a degree with work experience.',
          'ফাউন্ডেশনের পড়াশোনা ও ভাতাসহ ইন্টার্নশিপ: ডিগ্রি, সঙ্গে কাজের অভিজ্ঞতা।',
        ),
        highlights: [
          {
            label: t('Duration', 'মেয়াদ'),
            value: format.duration({ from: 12, to: 24, unit: 'months' }),
          },
          {
            label: t('Universities', 'বিশ্ববিদ্যালয়'),
            value: t('Global Partners', 'নানা দেশের সহযোগী'),
          },
          {
            label: t('Outcome', 'শেষে যা পাবেন'),
            value: t('Degree + Work Experience', 'ডিগ্রি ও কাজের অভিজ্ঞতা'),
          },
        ],
      },
      ogImage: { background: '#0e5a55', focus: '88% 50%' },
      costs: 'unconfirmed',
      spellings: {
        bengali: ['পাথওয়ে প্রোগ্রাম', 'পাথওয়ে', 'ফাউন্ডেশন'],
        latin: ['pathoye', 'pathwey', 'patway', 'foundation year'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/pathway-program in each language (requirements 2, "Programme pages"; section 5 for the
 * eligibility, section 9 for the figures).
 */
export const pathwayProgram = inBothLanguages((t, format, language) => {
  const { duration: durationLabel, actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const applyNow = { to: applicationPath, name: actions.apply };
  const consultation = { to: createContactPath(slug, 'consultation'), name: actions.schedule };
  const length = { label: durationLabel, value: format.duration(duration) };
  const foundation = format.duration({ from: 1, to: 2, unit: 'years' });
  // The specification asks for nine and names none. The client replaces this list.
  const subjects = [
    t('Business', 'ব্যবসা'),
    t('Hospitality', 'হসপিটালিটি'),
    t('Tourism', 'পর্যটন'),
    t('Computing', 'কম্পিউটার'),
    t('Engineering', 'প্রকৌশল'),
    t('Health', 'স্বাস্থ্য'),
    t('Design', 'ডিজাইন'),
    t('Culinary Arts', 'রন্ধনশিল্প'),
    t('Social Science', 'সামাজিক বিজ্ঞান'),
  ];
  return {
    draft: true,
    name,
    description: t(
      `Foundation study and a paid internship for ${length.value}, before you go on to a degree.`,
      `ডিগ্রি শুরুর আগে ${length.value}: ফাউন্ডেশনের পড়াশোনা ও ভাতাসহ ইন্টার্নশিপ।`,
    ),
    lead: t(
      'Start with foundation study, work in a paid internship, and go on to a degree.',
      'প্রস্তুতির পড়াশোনা (ফাউন্ডেশন) দিয়ে শুরু করুন, ভাতাসহ ইন্টার্নশিপে কাজ করুন, তারপর ডিগ্রি করুন।',
    ),
    picture,
    actions: [applyNow, consultation],
    finder: createFinderLink(
      t('Can I join the Pathway Program?', 'আমি কি পাথওয়ে প্রোগ্রামে যোগ দিতে পারব?'),
      programmesWithoutCountry,
    ),
    facts: [length, { label: t('Foundation program', 'ফাউন্ডেশন প্রোগ্রাম'), value: foundation }],
    duration: {
      ...length,
      unit: t('months', 'মাস'),
      // The lengths that the application form offers. They are within the range above.
      choices: [6, 12, 18, 24],
    },
    objectives: {
      title: t('Objectives', 'উদ্দেশ্য'),
      objectives: [
        t('Reach the level a university abroad asks for', 'বিদেশের বিশ্ববিদ্যালয় যে মান চায়, তাতে পৌঁছানো'),
        t('Get used to studying in English', 'ইংরেজিতে পড়ার অভ্যাস করা'),
        t('Learn how people work in another country', 'অন্য দেশে মানুষ কীভাবে কাজ করে, তা শেখা'),
        t('Go on to a degree', 'ডিগ্রির পথে এগোনো'),
      ],
    },
    format: {
      title: t('Format', 'যেভাবে সাজানো'),
      halves: [
        {
          share: format.digits('50%'),
          title: t('Study', 'পড়াশোনা'),
          text: t('Foundation classes.', 'ফাউন্ডেশনের ক্লাস।'),
          picture: {
            file: 'gallery-classroom',
            description: t(
              'A teacher at a blackboard with a globe on it, a student raises a hand',
              'ব্ল্যাকবোর্ডে আঁকা পৃথিবীর সামনে শিক্ষক, একজন শিক্ষার্থী হাত তুলেছেন',
            ),
          },
        },
        {
          share: format.digits('50%'),
          title: t('Paid internship', 'ভাতাসহ ইন্টার্নশিপ'),
          text: t('Paid work at a host company.', 'হোস্ট কোম্পানিতে ভাতাসহ কাজ।'),
          picture: {
            file: 'gallery-kitchen',
            description: t(
              'A trainee and a chef cook together in a hotel kitchen',
              'হোটেলের রান্নাঘরে একজন ট্রেইনি ও একজন শেফ একসঙ্গে রান্না করছেন',
            ),
          },
        },
      ],
      whole: {
        title: t('Foundation program', 'ফাউন্ডেশন প্রোগ্রাম'),
        text: t(
          `${foundation}, ${format.digits('50%')} study and ${format.digits('50%')} paid internship.`,
          `${foundation}, ${format.digits('50%')} পড়াশোনা আর ${format.digits('50%')} ভাতাসহ ইন্টার্নশিপ।`,
        ),
      },
    },
    subjects: {
      title: t(
        `${capitalise(format.spelled(subjects.length))} subject areas`,
        `${format.spelled(subjects.length)}টি বিষয়`,
      ),
      subjects,
    },
    eligibility: {
      title: t('Who Should Apply', 'কাদের জন্য'),
      requirements: [
        { label: t('Studies', 'পড়াশোনা'), ...secondYearOrAskUs.sentence },
        { label: t('English', 'ইংরেজি'), ...basicEnglish.sentence },
        { label: t('Passport', 'পাসপোর্ট'), ...passport12Months.sentence },
        { label: t('Plans', 'পরিকল্পনা'), ...workOnTheWay.sentence },
      ],
    },
    documents: {
      title: t('Documents', 'কাগজপত্র'),
      documents: createDocumentList(requiredDocumentIds, language),
    },
    benefits: {
      title: t('What You Gain', 'আপনি যা পাবেন'),
      benefits: [
        {
          title: t('English for study', 'পড়ার জন্য ইংরেজি'),
          text: t('For essays, talks and exams.', 'রচনা, উপস্থাপনা ও পরীক্ষার জন্য।'),
        },
        {
          title: t('Work experience', 'কাজের অভিজ্ঞতা'),
          text: t('From the half that is a paid internship.', 'প্রোগ্রামের অর্ধেকটাই ভাতাসহ ইন্টার্নশিপ।'),
        },
        {
          title: t('A network', 'পরিচিতি'),
          text: t(
            'Teachers, employers and classmates abroad.',
            'বিদেশের শিক্ষক, নিয়োগদাতা ও সহপাঠীদের সঙ্গে।',
          ),
        },
        {
          title: t('A degree', 'ডিগ্রি'),
          text: t(
            'You go on to one: ask us which, and where.',
            'এরপর ডিগ্রির পড়া: কোন ডিগ্রি আর কোথায়, আমাদের জিজ্ঞেস করুন।',
          ),
        },
      ],
    },
    closing: {
      title: t('Take the first step', 'প্রথম পদক্ষেপ নিন'),
      lead: t(
        'Tell us what you have studied, and ask where you could begin.',
        'কী পড়েছেন, আমাদের জানান। কোথা থেকে শুরু করতে পারেন, জিজ্ঞেস করুন।',
      ),
      picture: {
        file: 'national-seminar',
        description: t(
          'A speaker on a stage shows the way across a river to a full room',
          'মঞ্চে একজন বক্তা ঘরভরা মানুষকে নদীর ওপারের পথ দেখাচ্ছেন',
        ),
      },
      actions: [consultation, applyNow],
    },
  } satisfies ProgrammePage & {
    duration: Fact & { unit: string; choices: number[] };
    objectives: { title: string; objectives: readonly string[] };
    format: {
      title: string;
      halves: (Item & { share: string; picture: Picture })[];
      whole: Statement;
    };
    subjects: { title: string; subjects: readonly string[] };
    benefits: { title: string; benefits: readonly Item[] };
  };
});

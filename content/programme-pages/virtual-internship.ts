import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { usualAge18to35 } from '../eligibility/ages.ts';
import { computer } from '../eligibility/attitudes.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { careerFields } from '../programmes/career-fields.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import type { Item, Metric, Statement } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { Decoration } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { virtualSupport } from './virtual-support.ts';

const reach = { companies: 4000, countries: '70+' };
const hours = [10, 20, 30];

const duration = { from: 1, to: 4, unit: 'months' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('virtual-internship', language),
      text: t(
        `Work with a company in another country from your own desk, ${format.number(Math.min(...hours))} to ${format.number(Math.max(...hours))} hours a week.`,
        `নিজের টেবিলে বসেই অন্য দেশের কোম্পানির সঙ্গে কাজ, সপ্তাহে ${format.number(Math.min(...hours))} থেকে ${format.number(Math.max(...hours))} ঘণ্টা।`,
      ),
      picture: {
        file: 'prog-window',
        focus: '50% 60%',
        description: t(
          'An intern at her desk meets four colleagues on a laptop, the sun setting outside',
          'একজন ইন্টার্ন নিজের টেবিলে ল্যাপটপে চার সহকর্মীর সঙ্গে কথা বলছেন, বাইরে সূর্য ডুবছে',
        ),
      },
      duration,
      course: { mode: 'online' },
      fields: [
        'hospitality',
        'tourism',
        'business',
        'computing',
        'law',
        'engineering',
        'arts',
        'teaching',
        'health',
      ],
      application: {
        title: t('Apply for Virtual Internship Program', 'ভার্চুয়াল ইন্টার্নশিপে আবেদন করুন'),
        description: t(
          'Work with a company in another country from your own desk. Tell us who you are and what you study.',
          'নিজের টেবিলে বসেই অন্য দেশের কোম্পানির সঙ্গে কাজ। আপনি কে আর কী পড়েন, আমাদের জানান।',
        ),
        highlights: [
          {
            label: t('Duration', 'মেয়াদ'),
            value: format.duration({ from: 3, to: 12, unit: 'months' }),
          },
          {
            label: t('Companies', 'কোম্পানি'),
            value: t(
              `${format.digits(reach.countries)} Countries`,
              `${format.digits(reach.countries)} দেশে`,
            ),
          },
          { label: t('Location', 'স্থান'), value: t('Work from Home', 'ঘরে বসে কাজ') },
        ],
      },
      ogImage: { background: '#14504d', focus: '50% 50%' },
      costs: 'fromHome',
      spellings: {
        bengali: ['ভার্চুয়াল ইন্টার্নশিপ', 'ভার্চুয়াল', 'অনলাইন ইন্টার্নশিপ'],
        latin: ['varchual', 'vartual', 'virchual', 'online internship', 'remote internship'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/virtual-internship in each language (requirements 2, "Programme pages"; section 1 for
 * the claim, sections 5 and 9 for eligibility, hours and months).
 */
export const virtualInternship = inBothLanguages((t, format, language) => {
  const { duration: durationLabel, where, actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const hoursText = format.list(hours.map(format.number), 'or');
  const fewestHours = format.spelled(Math.min(...hours));
  const benefits = [
    {
      title: t('Work from home', 'ঘরে বসে কাজ'),
      text: t('No flight, no visa.', 'ফ্লাইট লাগে না, ভিসাও না।'),
    },
    {
      title: t('Keep studying', 'পড়া চলবে'),
      text: t(
        `You can begin with ${fewestHours} hours a week.`,
        `সপ্তাহে ${fewestHours} ঘণ্টা দিয়ে শুরু করতে পারেন।`,
      ),
    },
    {
      title: t('Real tasks', 'সত্যিকারের কাজ'),
      text: t('Part of the company’s own work.', 'কোম্পানির নিজের কাজের একটি অংশ।'),
    },
    {
      title: t('Remote tools', 'অনলাইনে কাজের উপায়'),
      text: t('Learn how online teams work.', 'অনলাইন টিম কীভাবে কাজ করে, শিখুন।'),
    },
    {
      title: t('International team', 'নানা দেশের টিম'),
      text: t('Colleagues in other countries.', 'অন্য দেশের সহকর্মী।'),
    },
    {
      title: t('Practice in English', 'ইংরেজির চর্চা'),
      text: t('Written and spoken.', 'লেখায় ও কথায়।'),
    },
    {
      title: t('A choice of fields', 'বেছে নেওয়ার মতো ক্ষেত্র'),
      text: t(
        `You choose from ${format.number(careerFields[language].length)} fields, from marketing to supply chain.`,
        `মার্কেটিং থেকে সাপ্লাই চেইন পর্যন্ত ${format.number(careerFields[language].length)}টি ক্ষেত্র থেকে বেছে নেবেন।`,
      ),
    },
    {
      title: t('A stronger resume', 'আরও ভালো সিভি'),
      text: t('With the name of a company abroad.', 'বিদেশের একটি কোম্পানির নামসহ।'),
    },
  ];
  return {
    draft: true,
    name,
    description: t(
      `Work from home for one of ${format.amount({ from: reach.companies })} host companies in ${format.digits(reach.countries)} countries: ${hoursText} hours per week for ${format.duration(duration)}.`,
      `ঘরে বসে ${format.digits(reach.countries)} দেশের ${format.amount({ from: reach.companies })} হোস্ট কোম্পানির কোনো একটিতে কাজ: সপ্তাহে ${hoursText} ঘণ্টা, ${format.duration(duration)}।`,
    ),
    lead: t(
      'Work for a company abroad from your own desk.',
      'নিজের টেবিলে বসেই বিদেশের কোম্পানির কাজ করুন।',
    ),
    picture,
    actions: [
      { to: applicationPath, name: actions.apply },
      { to: createContactPath(slug, 'consultation'), name: actions.consultation },
    ],
    finder: createFinderLink(
      t('Can I do a virtual internship?', 'আমি কি ভার্চুয়াল ইন্টার্নশিপ করতে পারব?'),
      programmesWithoutCountry,
    ),
    facts: [
      {
        label: t('Hours', 'কাজের সময়'),
        value: t(`${hoursText} per week`, `সপ্তাহে ${hoursText} ঘণ্টা`),
      },
      { label: durationLabel, value: format.duration(duration), note: t('of work', 'কাজ') },
      { label: where, value: t('Your own desk', 'নিজের টেবিলে'), isPlace: true },
    ],
    week: {
      title: t('How many hours a week?', 'সপ্তাহে কত ঘণ্টা?'),
      lead: t(
        'Each square stands for one hour of work, and each column for one day.',
        'এক ঘর মানে এক ঘণ্টার কাজ, এক কলাম মানে এক দিন।',
      ),
      choices: hours,
      /** The words before and after the number of hours: Bengali says 'a week' first. */
      before: t('', 'সপ্তাহে '),
      unit: t('hours per week', 'ঘণ্টা'),
      months: { from: duration.from, to: duration.to, unit: t('months', 'মাস') },
    },
    reach: {
      label: t('Where you could work', 'যেখানে কাজ করতে পারেন'),
      metrics: [
        {
          number: format.amount({ from: reach.companies }),
          label: t('host companies', 'হোস্ট কোম্পানি'),
        },
        {
          number: format.digits(reach.countries),
          label: t('countries where they are', 'দেশে ছড়ানো'),
        },
      ],
    },
    benefits: {
      title: t(
        `${capitalise(format.spelled(benefits.length))} benefits`,
        `${format.spelled(benefits.length)}টি সুবিধা`,
      ),
      benefits,
      // The four other participants of the video call.
      faces: [
        { file: 'portrait-5' },
        { file: 'portrait-1' },
        { file: 'portrait-3' },
        { file: 'portrait-6' },
      ],
    },
    fields: {
      title: t('Career fields', 'কাজের ক্ষেত্র'),
      lead: t('Open one to see examples of tasks.', 'একটি খুলে কাজের উদাহরণ দেখুন।'),
      fields: careerFields[language],
    },
    support: virtualSupport[language],
    eligibility: {
      title: t('Who can apply', 'কারা আবেদন করতে পারবেন'),
      requirements: [
        { label: t('Students', 'শিক্ষার্থী'), ...secondYearOrNewGraduate.students },
        { label: t('Graduates', 'স্নাতক'), ...secondYearOrNewGraduate.graduates },
        { label: t('Age', 'বয়স'), ...usualAge18to35.figures },
        { label: t('English', 'ইংরেজি'), ...basicEnglish.short },
        // Sample: the specification doesn't mention it, but nobody can take part without a computer.
        { label: t('At home', 'বাসায়'), ...computer.plain },
      ],
    },
    closing: {
      title: t('Not sure which field?', 'কোন ক্ষেত্র, ঠিক করতে পারছেন না?'),
      lead: t('Ask before you apply.', 'আবেদনের আগে জিজ্ঞেস করুন।'),
      picture: {
        file: 'event-webinar',
        description: t(
          'An advisor speaks on a laptop screen, a night sky in the window behind it',
          'ল্যাপটপের পর্দায় একজন পরামর্শক কথা বলছেন, পেছনের জানালায় রাতের আকাশ',
        ),
      },
      actions: [{ to: createContactPath(slug), name: actions.contact }],
    },
  } satisfies ProgrammePage & {
    week: {
      title: string;
      lead: string;
      /** Hours per week, in ascending order. The last one fills the drawing of a week. */
      choices: number[];
      /** The words before and after the number of hours. */
      before: string;
      unit: string;
      months: { from: number; to: number; unit: string };
    };
    reach: { label: string; metrics: Metric[] };
    benefits: { title: string; benefits: Item[]; faces: Decoration[] };
    fields: { title: string; lead: string; fields: readonly Item[] };
    support: { title: string; items: readonly Statement[] };
  };
});

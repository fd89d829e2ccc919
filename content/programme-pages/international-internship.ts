import { createContactPath } from '../contact-path.ts';
import { usualStay } from '../destinations/usual.ts';
import { createDocumentList } from '../documents.ts';
import { usualAge18to35 } from '../eligibility/ages.ts';
import { getSentence } from '../eligibility/displayed-eligibility.ts';
import { internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { createFinderLink } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { createBrochure } from '../programmes/brochure.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import { requiredDocumentIds } from '../required-documents.ts';
import type { Position, Statement, Step } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { Brochure, ProgrammePage, ProgrammeRecord } from '../types/programme.ts';

/** The number of countries. */
export const reach = '20+';

const duration = { from: 3, to: 24, unit: 'months' } satisfies Duration;

/** The longest placement, beside the typical stay (`usualStay`). */
export const longestMonths = 18;
export const longestStay = { choices: [longestMonths], unit: 'months' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('international-internship', language),
      text: t(
        'Paid work with a host company abroad. No IELTS required.',
        'বিদেশের হোস্ট কোম্পানিতে ভাতাসহ কাজ। IELTS লাগবে না।',
      ),
      picture: {
        file: 'prog-bridge',
        focus: '50% 50%',
        description: t(
          'Two interns cross an arched bridge towards a colleague who waves from the city side',
          'দুজন ইন্টার্ন একটি বাঁকানো সেতু পার হচ্ছেন, শহরের দিক থেকে একজন সহকর্মী হাত নাড়ছেন',
        ),
      },
      duration,
      course: { mode: 'onsite' },
      paid: true,
      application: {
        title: t('Apply for International Internship Program', 'ইন্টারন্যাশনাল ইন্টার্নশিপে আবেদন করুন'),
        description: t(
          'Paid work at a host company abroad. Your offer names what is included.',
          'বিদেশের হোস্ট কোম্পানিতে ভাতাসহ কাজ। কী কী থাকছে, তা আপনার অফার লেটারে লেখা থাকবে।',
        ),
        highlights: [
          { label: t('Duration', 'মেয়াদ'), value: format.duration(duration) },
          {
            label: t('Destinations', 'গন্তব্য'),
            value: t(`${format.digits(reach)} countries`, `${format.digits(reach)} দেশ`),
          },
          {
            label: t('You receive', 'শেষে পাবেন'),
            value: t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
          },
        ],
        picture: { file: 'prog-bridge', focus: '62% 52%' },
      },
      ogImage: { background: '#0a3f3e', focus: '58% 50%' },
      costs: 'dependsOnCountry',
      spellings: {
        bengali: ['ইন্টারন্যাশনাল ইন্টার্নশিপ', 'ইন্টার্নশিপ', 'আন্তর্জাতিক ইন্টার্নশিপ'],
        latin: ['intarnship', 'antorjatik', 'intarneshonal'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/international-internship in each language (requirements 2, "Programme pages";
 * requirements 1, 5 and 9 for the claims, the eligibility and the facts).
 */
export const internationalInternship = inBothLanguages((t, format, language) => {
  const { duration: durationLabel, where, actions: names } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const actions = [
    { to: applicationPath, name: names.apply },
    { to: createContactPath(slug, 'consultation'), name: names.consultation },
  ];
  return {
    draft: true,
    name,
    description: t(
      'Paid internships with food and lodging at host companies abroad, no IELTS required. Your offer names what is included.',
      'বিদেশের হোস্ট কোম্পানিতে ভাতাসহ ইন্টার্নশিপ, সঙ্গে থাকা ও খাওয়া। IELTS লাগবে না। কী কী থাকছে, তা আপনার অফার লেটারে লেখা থাকবে।',
    ),
    lead: t(
      `Paid internships with food and lodging, typically for ${format.inSentence(format.duration(usualStay))}, up to ${format.number(longestMonths)}.`,
      `ভাতাসহ ইন্টার্নশিপ, সঙ্গে থাকা ও খাওয়া। সাধারণত ${format.inSentence(format.duration(usualStay))}, সর্বোচ্চ ${format.duration(longestStay)}।`,
    ),
    picture,
    actions,
    benefits: {
      title: t('What is provided', 'যা দেওয়া হয়'),
      statements: [
        { title: t('Paid', 'ভাতা'), text: t('You are paid for your work.', 'কাজের জন্য ভাতা পাবেন।') },
        {
          title: t('Food', 'খাবার'),
          text: t('Your offer names what is included.', 'কী কী থাকছে, তা অফার লেটারে লেখা থাকবে।'),
        },
        {
          title: t('Lodging', 'থাকার জায়গা'),
          text: t('Ask before you accept.', 'রাজি হওয়ার আগে জিজ্ঞেস করুন।'),
        },
        {
          title: t('No IELTS', 'IELTS ছাড়াই'),
          text: getSentence(internshipEnglish.enough, language).value,
        },
      ],
    },
    finder: createFinderLink(
      t('Can I go on an internship?', 'আমি কি ইন্টার্নশিপে যেতে পারব?'),
      'where=anywhere',
    ),
    facts: [
      { label: durationLabel, value: format.duration(duration) },
      {
        label: where,
        value: t(`${format.digits(reach)} countries to choose from`, `${format.digits(reach)} দেশ`),
        isPlace: true,
      },
      {
        label: t('You receive', 'শেষে পাবেন'),
        value: t('Globally recognised certificate', 'বিশ্বজুড়ে স্বীকৃত সনদ'),
      },
    ],
    positions: {
      title: t('Nine position areas', 'কাজের নয়টি ক্ষেত্র'),
      lead: t(
        'Choose your area. Your host decides the daily tasks.',
        'ক্ষেত্র বেছে নেবেন আপনি। প্রতিদিনের কাজ ঠিক করবে হোস্ট, মানে যে প্রতিষ্ঠানে কাজ করবেন।',
      ),
      /** The ids are stored with an application. */
      positions: [
        { id: 'front-office', name: t('Front Office', 'ফ্রন্ট অফিস'), icon: 'concierge-bell' },
        { id: 'housekeeping', name: t('Housekeeping', 'হাউসকিপিং'), icon: 'bed' },
        { id: 'food-beverage', name: t('Food & Beverage', 'ফুড অ্যান্ড বেভারেজ'), icon: 'utensils' },
        { id: 'culinary-arts', name: t('Culinary Arts', 'রন্ধনশিল্প'), icon: 'chef-hat' },
        {
          id: 'sales-marketing',
          name: t('Sales & Marketing', 'সেলস ও মার্কেটিং'),
          icon: 'megaphone',
        },
        { id: 'human-resources', name: t('Human Resources', 'মানবসম্পদ'), icon: 'users' },
        { id: 'events', name: t('Events', 'ইভেন্ট'), icon: 'calendar' },
        {
          id: 'business-finance',
          name: t('Business & Finance', 'ব্যবসা ও ফাইন্যান্স'),
          icon: 'briefcase',
        },
        { id: 'travel-tourism', name: t('Travel & Tourism', 'ভ্রমণ ও পর্যটন'), icon: 'plane' },
      ],
    },
    process: {
      title: t('Seven steps, from application to return', 'আবেদন থেকে ফেরা পর্যন্ত সাত ধাপ'),
      // The titles are the specification's; the sentences are samples for the client to confirm.
      steps: [
        {
          title: t('Apply online', 'অনলাইনে আবেদন'),
          text: t('Fill in the application form.', 'আবেদন ফরম পূরণ করুন।'),
        },
        {
          title: t('Interview and review', 'সাক্ষাৎকার ও যাচাই'),
          text: t(
            'We read your documents and talk with you.',
            'আমরা আপনার কাগজপত্র দেখি, আপনার সঙ্গে কথা বলি।',
          ),
        },
        {
          title: t('Internship match', 'ইন্টার্নশিপ ঠিক করা'),
          text: t('A host and a position that fit you.', 'আপনার জন্য উপযুক্ত হোস্ট ও পদ।'),
        },
        {
          title: t('Visa processing', 'ভিসার প্রক্রিয়া'),
          text: t('Help with the application. The embassy decides.', 'আবেদনে সহায়তা। সিদ্ধান্ত দূতাবাসের।'),
        },
        {
          title: t('Pre-departure', 'যাত্রার আগে'),
          text: t(
            'What to pack, sign and expect.',
            'কী সঙ্গে নেবেন, কীসে সই করবেন, গিয়ে কী কী হবে।',
          ),
        },
        {
          title: t('Internship start', 'ইন্টার্নশিপ শুরু'),
          text: t('Your first day with the host.', 'হোস্ট প্রতিষ্ঠানে আপনার প্রথম দিন।'),
        },
        {
          title: t('Post-internship', 'ইন্টার্নশিপের পরে'),
          text: t('Your certificate, and what comes next.', 'আপনার সনদ, আর এরপর কী।'),
        },
      ],
    },
    eligibility: {
      title: t('Eligibility', 'যোগ্যতা'),
      requirements: [
        { label: t('Studies', 'পড়াশোনা'), ...secondYearOrNewGraduate.short },
        { label: t('Age', 'বয়স'), ...usualAge18to35.inGeneral },
        { label: t('English', 'ইংরেজি'), ...internshipEnglish.noTest },
        { label: t('Passport', 'পাসপোর্ট'), ...passport12Months.valid },
      ],
      more: {
        to: '/destinations',
        name: t('See what each destination asks', 'কোন দেশ কী চায়, দেখুন'),
      },
    },
    documents: {
      title: t('Documents', 'কাগজপত্র'),
      documents: createDocumentList(requiredDocumentIds, language),
    },
    brochure: createBrochure(
      t('Seven steps abroad, in one PDF', 'বিদেশ যাওয়ার সাত ধাপ, এক PDF-এ'),
      language,
    ),
    closing: {
      title: t('Start with the form', 'ফরম দিয়ে শুরু করুন'),
      lead: t(
        'Tell us what you study, when you could leave and where you want to go.',
        'কী পড়েন, কবে যেতে পারবেন আর কোথায় যেতে চান, আমাদের জানান।',
      ),
      picture: {
        file: 'gallery-airport',
        description: t(
          'A family waves to an intern with a suitcase at the airport',
          'বিমানবন্দরে স্যুটকেস হাতে একজন ইন্টার্নকে তাঁর পরিবার হাত নেড়ে বিদায় দিচ্ছে',
        ),
      },
      actions,
    },
  } satisfies ProgrammePage & {
    benefits: { title: string; statements: Statement[] };
    positions: { title: string; lead: string; positions: Position[] };
    process: { title: string; steps: readonly Step[] };
    brochure: Brochure;
  };
});

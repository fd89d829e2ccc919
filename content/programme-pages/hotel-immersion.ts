import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { gradeTwelveOrHotelDegree } from '../eligibility/studies.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import type { Item, Step } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';

const duration = { from: 8, to: 10, unit: 'days' } satisfies Duration;

const daysOnSite = 10;
/** The application's own figure (docs/client-questions.md). */
const daysOfVisit = 1;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('hotel-immersion', language),
      text: t(
        'Work in a hotel: front office, housekeeping, food and sales.',
        'হোটেলে হাতে-কলমে কাজ: ফ্রন্ট অফিস, হাউসকিপিং, খাবার ও সেলস।',
      ),
      picture: {
        file: 'prog-lobby',
        focus: '62% 50%',
        description: t(
          'A guest with a suitcase at the desk of a grand hotel lobby',
          'জমকালো হোটেলের লবিতে ডেস্কের সামনে স্যুটকেস হাতে একজন অতিথি',
        ),
      },
      duration,
      course: { mode: 'onsite', duration: { from: 10, to: 10, unit: 'days' } },
      fields: ['hospitality', 'tourism', 'business'],
      application: {
        title: t('Apply for Hotel Immersion Program', 'হোটেল ইমারশনে আবেদন করুন'),
        description: t(
          'Work beside the staff of a hotel: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.',
          'হোটেলের কর্মীদের পাশে কাজ করুন: ফ্রন্ট অফিস, হাউসকিপিং, ফুড অ্যান্ড বেভারেজ, সেলস ও মার্কেটিং।',
        ),
        highlights: [
          {
            label: t('Duration', 'মেয়াদ'),
            value: t(`${format.digits(daysOfVisit)} Day`, `${format.digits(daysOfVisit)} দিন`),
          },
          { label: t('Location', 'স্থান'), value: t('Premium Hotels', 'প্রিমিয়াম হোটেল') },
          { label: t('Experience', 'অভিজ্ঞতা'), value: t('Hands-on Exposure', 'হাতে-কলমে পরিচিতি') },
        ],
      },
      ogImage: { background: '#451614', focus: '55% 50%' },
      costs: 'inBangladesh',
      spellings: {
        bengali: ['হোটেল ইমারশন', 'হোটেল', 'হোটেল প্রশিক্ষণ'],
        latin: ['hotel training', 'hotel imarshon', 'hotel proshikkhon'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/hotel-immersion in each language (requirements 2, "Programme pages"; section 5 for the
 * eligibility, section 9 for the days).
 */
export const hotelImmersion = inBothLanguages((t, format, language) => {
  const { duration: durationLabel, actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];

  /** Apply Now leads to /contact (requirements 2, "Programme pages"), the link beside it to the form. */
  const applyLinks = [
    { to: createContactPath(slug, 'apply'), name: actions.apply },
    { to: applicationPath, name: actions.applyOnline },
  ];
  const onSite = t(
    `${format.duration({ choices: [daysOnSite], unit: 'days' })} on site`,
    `হোটেলে ${format.duration({ choices: [daysOnSite], unit: 'days' })}`,
  );
  return {
    draft: true,
    name,
    description: t(
      `${capitalise(format.spelled(daysOnSite))} days of work in a hotel: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.`,
      `হোটেলে ${format.spelled(daysOnSite)} দিনের কাজ: ফ্রন্ট অফিস, হাউসকিপিং, ফুড অ্যান্ড বেভারেজ, সেলস ও মার্কেটিং।`,
    ),
    lead: t(
      `${capitalise(format.spelled(daysOnSite))} days of work in a hotel, department by department.`,
      `হোটেলে ${format.spelled(daysOnSite)} দিনের কাজ, এক বিভাগ থেকে আরেক বিভাগে।`,
    ),
    picture,
    actions: applyLinks,
    daysOnSite,
    factsTitle: t('Key facts', 'মূল তথ্য'),
    finder: createFinderLink(
      t('Can I join Hotel Immersion?', 'আমি কি হোটেল ইমারশনে যোগ দিতে পারব?'),
      programmesWithoutCountry,
    ),
    facts: [
      { label: durationLabel, value: onSite },
      { label: t('Location', 'স্থান'), value: t('Premium Hotels', 'প্রিমিয়াম হোটেল'), isPlace: true },
      { label: t('Experience', 'অভিজ্ঞতা'), value: t('Hands-on Exposure', 'হাতে-কলমে পরিচিতি') },
    ],
    overview: {
      title: t('Overview', 'এক নজরে'),
      text: t(
        `In ${format.duration(duration)} you work beside the staff of a hotel and learn who does what, and when.`,
        `${format.inSentence(format.duration(duration))} হোটেলের কর্মীদের পাশে কাজ করবেন, আর শিখবেন কে কখন কী করেন।`,
      ),
    },
    objectives: {
      title: t('Objectives', 'উদ্দেশ্য'),
      objectives: [
        t('Understand how a hotel is organised', 'একটি হোটেলের কাজ কীভাবে ভাগ করা থাকে, তা বোঝা'),
        t('See the standard that guests expect', 'অতিথিরা যে মান আশা করেন, তা দেখা'),
        t('Practise service and communication', 'সেবা ও কথা বলার অনুশীলন'),
        t('Decide whether hospitality is for you', 'হসপিটালিটি আপনার জন্য কি না, তা ঠিক করা'),
      ],
    },
    departments: {
      title: t('Four departments to work in', 'যে চার বিভাগে কাজ করবেন'),
      departments: [
        {
          title: t('Front Office', 'ফ্রন্ট অফিস'),
          text: t('Arrivals, departures and reservations.', 'অতিথির আসা, যাওয়া ও রিজার্ভেশন।'),
        },
        { title: t('Housekeeping', 'হাউসকিপিং'), text: t('Rooms and linen.', 'ঘর ও বিছানার চাদর।') },
        {
          title: t('Food & Beverage', 'ফুড অ্যান্ড বেভারেজ'),
          text: t('Kitchen, restaurant, events.', 'রান্নাঘর, রেস্তোরাঁ, অনুষ্ঠান।'),
        },
        {
          title: t('Sales & Marketing', 'সেলস ও মার্কেটিং'),
          text: t('Groups, prices and advertising.', 'দলগত বুকিং, দাম ও প্রচার।'),
        },
      ],
    },
    structure: {
      title: t('Structure', 'যেভাবে চলে'),
      steps: [
        {
          title: t('Before', 'আগে'),
          text: t(
            'Ask us about the hotel and the dress code.',
            'হোটেল আর পোশাকের নিয়ম নিয়ে আমাদের জিজ্ঞেস করুন।',
          ),
        },
        {
          title: onSite,
          text: t(
            'You work beside the staff, in one department after another.',
            'কর্মীদের পাশে কাজ করবেন, একের পর এক বিভাগে।',
          ),
          days: daysOnSite,
        },
        {
          title: t('After', 'পরে'),
          text: t('Tell us what you saw and learned.', 'কী দেখলেন ও শিখলেন, আমাদের জানান।'),
        },
      ],
    },
    included: {
      title: t('Included', 'যা থাকছে'),
      items: [
        t(
          `${capitalise(format.spelled(daysOnSite))} days in the hotel`,
          `হোটেলে ${format.spelled(daysOnSite)} দিন`,
        ),
        t('Four departments', 'চারটি বিভাগ'),
        t('Hands-on work beside the staff', 'কর্মীদের পাশে হাতে-কলমে কাজ'),
      ],
    },
    eligibility: {
      title: t('Eligibility', 'যোগ্যতা'),
      requirements: [
        { label: t('Either', 'হয়'), ...gradeTwelveOrHotelDegree.gradeTwelve },
        { label: t('or', 'নয়তো'), ...gradeTwelveOrHotelDegree.orDegree },
      ],
    },
    closing: {
      title: t(
        `Ready for ${format.spelled(daysOnSite)} days in a hotel?`,
        `হোটেলে ${format.spelled(daysOnSite)} দিনের জন্য প্রস্তুত?`,
      ),
      lead: t(
        `Tell us what you study, and when you have ${format.spelled(daysOnSite)} days.`,
        `কী পড়ছেন আর কবে ${format.spelled(daysOnSite)} দিন সময় আছে, আমাদের জানান।`,
      ),
      picture: {
        file: 'gallery-kitchen',
        description: t(
          'A chef and a trainee at the stove of a hotel kitchen',
          'হোটেলের রান্নাঘরে চুলার সামনে একজন শেফ ও একজন ট্রেইনি',
        ),
        focus: '50% 100%',
      },
      actions: applyLinks,
    },
  } satisfies ProgrammePage & {
    daysOnSite: number;
    factsTitle: string;
    overview: Item;
    objectives: { title: string; objectives: readonly string[] };
    departments: { title: string; departments: readonly Item[] };
    structure: { title: string; steps: (Step & { days?: number })[] };
    included: { title: string; items: readonly string[] };
  };
});

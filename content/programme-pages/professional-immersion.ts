import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { createFinderLink, programmesWithoutCountry } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import type { Item } from '../types/common.ts';
import type { Duration } from '../types/duration.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';

/** How long an immersion takes. */
export const duration = { from: 1, to: 3, unit: 'days' } satisfies Duration;

/** The programme's record in each language. */
export const programme = inBothLanguages(
  (t, format, language) =>
    ({
      ...getProgramme('professional-immersion', language),
      text: t(
        `${capitalise(format.spelled(duration.from))} to ${format.spelled(duration.to)} days of seminars and visits: you watch how a hotel works.`,
        `হোটেল কীভাবে চলে, কাছ থেকে দেখা: ${format.spelled(duration.from)} থেকে ${format.spelled(duration.to)} দিনের সেমিনার আর হোটেল পরিদর্শন।`,
      ),
      picture: {
        file: 'prog-professional',
        focus: '50% 60%',
        description: t(
          'A hotel cut open: kitchen, room and restaurant above, visitors at reception below',
          'ভেতর খুলে দেখানো একটি হোটেল: ওপরে রান্নাঘর, কক্ষ ও রেস্তোরাঁ, নিচে রিসেপশনে দর্শনার্থীরা',
        ),
      },
      duration,
      course: { mode: 'onsite' },
      fields: ['hospitality', 'tourism', 'business'],
      application: {
        title: t('Apply for Professional Immersion Program', 'প্রফেশনাল ইমারশনে আবেদন করুন'),
        description: t(
          'Seminars and site visits that show you how hotels work before you work in one.',
          'হোটেলে কাজ শুরু করার আগেই সেমিনার আর পরিদর্শনে কাছ থেকে দেখুন, হোটেল কীভাবে চলে।',
        ),
        highlights: [
          {
            label: t('Duration', 'মেয়াদ'),
            value: t(`${format.range(duration)} Days`, `${format.range(duration)} দিন`),
          },
          {
            label: t('Training', 'প্রশিক্ষণ'),
            value: t('Seminars + Site Visits', 'সেমিনার + হোটেল পরিদর্শন'),
          },
          { label: t('Foundation', 'ভিত্তি'), value: t('Career Preparation', 'ক্যারিয়ারের প্রস্তুতি') },
        ],
      },
      ogImage: { background: '#14343c', focus: '50% 50%' },
      costs: 'inBangladesh',
      spellings: {
        bengali: ['প্রফেশনাল ইমারশন', 'পেশাগত প্রশিক্ষণ', 'প্রফেশনাল'],
        latin: ['profeshonal', 'peshagoto', 'imarshon'],
      },
    }) satisfies ProgrammeRecord,
);

/**
 * The content of /global-programs/professional-immersion in each language (requirements 2, "Programme pages" and
 * "Application pages").
 */
export const professionalImmersion = inBothLanguages((t, format, language) => {
  const { actions } = sharedTexts[language];
  const { name, slug, picture, application, applicationPath } = programme[language];
  return {
    draft: true,
    name,
    description: t(
      `Seminars and site visits in ${format.range(duration)} days that show you how a hotel works, before you choose a career in one.`,
      `${format.range(duration)} দিনের সেমিনার ও হোটেল পরিদর্শন: হোটেলে ক্যারিয়ার গড়ার সিদ্ধান্ত নেওয়ার আগে দেখুন, হোটেল কীভাবে চলে।`,
    ),
    lead: t(
      `Watch how a hotel works, in ${format.spelled(duration.from)} to ${format.spelled(duration.to)} days of seminars and site visits.`,
      `${format.spelled(duration.from)} থেকে ${format.spelled(duration.to)} দিনের সেমিনার আর পরিদর্শনে দেখুন, হোটেল কীভাবে চলে।`,
    ),
    picture,
    actions: [
      { to: applicationPath, name: actions.apply },
      {
        to: createContactPath(slug, 'consultation'),
        name: t('Book a Consultation', 'পরামর্শের সময় নিন'),
      },
    ],
    finder: createFinderLink(
      t('Can I join Professional Immersion?', 'আমি কি প্রফেশনাল ইমারশনে যোগ দিতে পারব?'),
      programmesWithoutCountry,
    ),
    facts: [...application.highlights],
    overview: {
      title: t('Overview', 'এক নজরে'),
      text: t(
        'You do not work: you watch each department and ask questions, before you choose a career in hotels.',
        'এখানে কাজ করতে হয় না: হোটেলে ক্যারিয়ার গড়ার সিদ্ধান্ত নেওয়ার আগে প্রতিটি বিভাগ দেখবেন, প্রশ্ন করবেন।',
      ),
    },
    purpose: {
      title: t('Purpose', 'উদ্দেশ্য'),
      text: t(
        'To close the gap between the classroom and the first day at work.',
        'ক্লাসরুম আর কাজের প্রথম দিনের মাঝের ফাঁক পূরণ করা।',
      ),
    },
    experience: {
      title: t('Four departments', 'চারটি বিভাগ'),
      departments: [
        {
          title: t('Kitchen', 'রান্নাঘর'),
          text: t('Timing, hygiene and teamwork.', 'সময়জ্ঞান, পরিচ্ছন্নতা ও মিলেমিশে কাজ।'),
          picture: {
            file: 'room-kitchen',
            description: t('A chef tosses a pan over a flame', 'একজন শেফ আগুনের ওপর কড়াই নাড়ছেন'),
          },
        },
        {
          title: t('Housekeeping', 'হাউসকিপিং'),
          text: t('A room made ready, step by step.', 'ধাপে ধাপে কক্ষ গোছানো।'),
          picture: {
            file: 'room-bedroom',
            description: t('A housekeeper makes a bed', 'একজন হাউসকিপার বিছানা গোছাচ্ছেন'),
          },
        },
        {
          title: t('Restaurant', 'রেস্তোরাঁ'),
          text: t('Service, menus, difficult guests.', 'পরিবেশন, মেনু, খুঁতখুঁতে অতিথি।'),
          picture: {
            file: 'room-restaurant',
            description: t(
              'A waiter carries a tray to a table',
              'একজন ওয়েটার ট্রে নিয়ে টেবিলের দিকে যাচ্ছেন',
            ),
          },
        },
        {
          title: t('Front Office', 'ফ্রন্ট অফিস'),
          text: t('Check-in, reservations, concierge.', 'চেক-ইন, রিজার্ভেশন, অতিথিকে সাহায্য।'),
          picture: {
            file: 'room-reception',
            description: t('A receptionist at the front desk', 'ফ্রন্ট ডেস্কে একজন রিসেপশনিস্ট'),
          },
        },
      ],
    },
    audiences: {
      title: t('Who should join', 'কারা যোগ দেবেন'),
      items: [
        t('Hospitality and tourism students', 'হসপিটালিটি ও পর্যটনের শিক্ষার্থী'),
        t('Business students', 'ব্যবসার শিক্ষার্থী'),
        t('Recent graduates', 'সদ্য স্নাতক'),
        t('Career changers', 'যাঁরা পেশা বদলাতে চান'),
      ],
    },
    included: {
      title: t('Included', 'যা থাকছে'),
      items: [
        t('Seminars', 'সেমিনার'),
        t('Site visits', 'হোটেল পরিদর্শন'),
        t('Career preparation', 'ক্যারিয়ারের প্রস্তুতি'),
      ],
    },
    takeaways: {
      title: t('What you take away', 'সঙ্গে যা নিয়ে যাবেন'),
      items: [
        t('A clear picture of hotel careers', 'হোটেলের পেশাগুলো সম্পর্কে স্পষ্ট ধারণা'),
        t('The words that professionals use', 'পেশাদারেরা যেসব শব্দ ব্যবহার করেন'),
        t('Questions to ask in an interview', 'সাক্ষাৎকারে করার মতো প্রশ্ন'),
        t('New contacts', 'নতুন পরিচিতি'),
      ],
    },
    closing: {
      title: t('Come and see a hotel at work', 'আসুন, একটি চালু হোটেল দেখে যান'),
      lead: t(
        'Tell us what you study and when you are free.',
        'কী পড়ছেন আর কবে সময় আছে, আমাদের জানান।',
      ),
      picture: {
        file: 'scene-lobby',
        description: t(
          'A guide welcomes three visitors in a hotel lobby, beside an open door',
          'হোটেলের লবিতে খোলা দরজার পাশে একজন গাইড তিনজন দর্শনার্থীকে স্বাগত জানাচ্ছেন',
        ),
      },
      actions: [
        { to: createContactPath(slug, 'apply'), name: actions.apply },
        { to: applicationPath, name: actions.applyOnline },
      ],
    },
  } satisfies ProgrammePage & {
    overview: Item;
    purpose: Item;
    experience: { title: string; departments: (Item & { picture: Picture })[] };
    audiences: { title: string; items: readonly string[] };
    included: { title: string; items: readonly string[] };
    takeaways: { title: string; items: readonly string[] };
  };
});

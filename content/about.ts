import { home } from './home.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { networkFigures } from './network-figures.ts';
import { listOrganisationFacts } from './organisation-facts.ts';
import { findProgramme, type ProgrammeSlug } from './programmes/programmes.ts';
import { site } from './site.ts';
import type { Action, Item, Metric, Step } from './types/common.ts';
import type { Picture } from './types/picture.ts';
import type { Draft } from './types/unconfirmed.ts';

/** The logos of the affiliations (requirements 2, "About"). */
const logos = [
  { logo: 'partner-1' },
  { logo: 'partner-2' },
  { logo: 'partner-3' },
  { logo: 'partner-4' },
  { logo: 'partner-5' },
  { logo: 'partner-6' },
] as const;

const getProgrammePath = (slug: ProgrammeSlug) => findProgramme(slug).path;

/** The numbers of countries disagree in the specification (requirements, "Figures that disagree"). */
const countries = { study: 50, internship: 40, virtual: 20 } as const;

const services = inBothLanguages((t, format) => ({
  title: t('Seven services', 'সাতটি সেবা'),
  lead: t('Choose one to read its page.', 'একটি বেছে নিয়ে তার পাতাটি পড়ুন।'),
  services: [
    {
      to: getProgrammePath('study-abroad'),
      name: t(
        `Study abroad: ${format.digits(countries.study)}+ countries to study in`,
        `বিদেশে পড়াশোনা: ${format.digits(countries.study)}টির বেশি দেশে`,
      ),
    },
    {
      to: getProgrammePath('international-internship'),
      name: t(
        `International internships: ${format.digits(countries.internship)}+ countries with internships`,
        `ইন্টারন্যাশনাল ইন্টার্নশিপ: ${format.digits(countries.internship)}টির বেশি দেশে`,
      ),
    },
    {
      to: getProgrammePath('virtual-internship'),
      name: t(
        `Virtual internships: ${format.digits(countries.virtual)}+ countries with virtual internships`,
        `ভার্চুয়াল ইন্টার্নশিপ: ${format.digits(countries.virtual)}টির বেশি দেশে`,
      ),
    },
    {
      to: getProgrammePath('medical-internships'),
      name: t('Medical and agriculture placements', 'মেডিকেল ও কৃষি ইন্টার্নশিপ'),
    },
    {
      to: getProgrammePath('pathway-program'),
      name: t('Pathway and student exchange', 'পাথওয়ে ও স্টুডেন্ট এক্সচেঞ্জ'),
    },
    {
      to: getProgrammePath('hotel-immersion'),
      name: t('Hotel and professional immersion', 'হোটেল ও প্রফেশনাল ইমারশন'),
    },
    { to: '/national-programs', name: t('National Programs', 'ন্যাশনাল প্রোগ্রাম') },
  ] satisfies Action[],
}));

/** The content of /about in each language (requirements 2, "About"). */
export const about = inBothLanguages((t, format, language) => {
  const organisation = site[language];
  const { mission } = home[language];
  return {
    title: t('Who we are', 'আমরা কারা'),
    lead: t(
      `${organisation.name} is an education and career-placement organisation in Bangladesh. We place students, graduates and young professionals in study, training and internships abroad, and link employers and campuses at home.`,
      `${organisation.name} শিক্ষা ও ক্যারিয়ার নিয়ে কাজ করা বাংলাদেশের একটি প্রতিষ্ঠান। শিক্ষার্থী, স্নাতক ও তরুণ পেশাজীবীদের জন্য আমরা বিদেশে পড়া, প্রশিক্ষণ ও ইন্টার্নশিপের ব্যবস্থা করি। দেশে নিয়োগদাতা আর ক্যাম্পাসের মধ্যে যোগাযোগ করিয়ে দিই।`,
    ),
    description: t(
      'Who we are, our mission and vision, our seven services, and the six steps from Discover to Deliver.',
      'আমরা কারা, আমাদের লক্ষ্য ও স্বপ্ন, আমাদের সাতটি সেবা, আর জানা থেকে পৌঁছানো পর্যন্ত ছয়টি ধাপ।',
    ),
    picture: { file: 'scene-about', description: mission.picture.description } satisfies Picture,
    missionAndVision: [
      { title: t('Mission', 'আমাদের লক্ষ্য'), text: mission.text },
      {
        draft: true,
        title: t('Vision', 'আমাদের স্বপ্ন'),
        text: t(
          'A first career step that depends on what you can do, not on where you were born.',
          'ক্যারিয়ারের প্রথম ধাপ ঠিক হোক আপনি কী পারেন, তা দিয়ে। কোথায় জন্মেছেন, তা দিয়ে নয়।',
        ),
      },
    ] satisfies (Item & Draft)[],
    services: services[language],
    process: {
      title: t('Six steps, from Discover to Deliver', 'ছয়টি ধাপ: জানা\u00a0থেকে\u00a0পৌঁছানো'),
      steps: [
        {
          title: t('Discover', 'জানা'),
          text: t(
            'We ask what you have studied, what you want, and what you can pay.',
            'কী পড়েছেন, কী চান আর কত খরচ করতে পারবেন, তা আমরা জেনে নিই।',
          ),
        },
        {
          title: t('Define', 'ঠিক করা'),
          text: t(
            'We name the programme and the country that fit, and say what is missing.',
            'কোন প্রোগ্রাম আর কোন দেশ আপনার জন্য উপযুক্ত, কী এখনো বাকি, আমরা বলি।',
          ),
        },
        {
          title: t('Design', 'সাজানো'),
          text: t(
            'We plan the steps, the documents and the dates.',
            'ধাপ, কাগজপত্র ও তারিখের পরিকল্পনা করি।',
          ),
        },
        {
          title: t('Develop', 'গড়ে তোলা'),
          text: t(
            'You prepare: documents, interview, language.',
            'আপনি প্রস্তুতি নেন: কাগজপত্র, সাক্ষাৎকার, ভাষা।',
          ),
        },
        { title: t('Deploy', 'রওনা'), text: t('Application, visa, travel.', 'আবেদন, ভিসা, যাত্রা।') },
        {
          title: t('Deliver', 'পৌঁছানো'),
          text: t('You start at your host or campus.', 'হোস্ট কোম্পানিতে কাজ বা ক্যাম্পাসে পড়া শুরু করেন।'),
        },
      ] satisfies readonly Step[],
    },
    reasons: {
      draft: true,
      years: {
        number: format.digits(`${networkFigures.years}+`),
        label: t('years of experience', 'বছরের অভিজ্ঞতা'),
      } satisfies Metric,
      title: t('Reasons to choose us', 'কেন আমাদের বেছে নেবেন'),
      reasons: [
        {
          title: t('Global Network', 'বিশ্বজোড়া নেটওয়ার্ক'),
          text: t(
            `${format.digits(networkFigures.institutions)}+ partner institutions in ${format.digits(networkFigures.countries)}+ countries.`,
            `${format.digits(networkFigures.countries)}টির বেশি দেশে ${format.digits(networkFigures.institutions)}টির বেশি সহযোগী প্রতিষ্ঠান।`,
          ),
        },
        {
          title: t('Expert Guidance', 'অভিজ্ঞদের পরামর্শ'),
          text: t(
            'We help with your application and the visa, and give you an orientation before you leave.',
            'আবেদন ও ভিসার কাজে আমরা সহায়তা করি, আর যাওয়ার আগে ওরিয়েন্টেশন দিই।',
          ),
        },
        {
          title: t('Career Focus', 'লক্ষ্য যখন ক্যারিয়ার'),
          text: t(
            'Our programmes prepare you for work: training, an internship or a degree.',
            'আমাদের প্রোগ্রামগুলো আপনাকে কাজের জন্য তৈরি করে: প্রশিক্ষণ, ইন্টার্নশিপ বা ডিগ্রি।',
          ),
        },
      ] satisfies Item[],
    },
    affiliations: {
      title: t('Affiliations', 'আমরা যাদের সঙ্গে যুক্ত'),
      affiliations: [
        { sample: true, name: t('Example affiliation 1', 'উদাহরণ: সংগঠন ১') },
        { sample: true, name: t('Example affiliation 2', 'উদাহরণ: সংগঠন ২') },
        { sample: true, name: t('Example affiliation 3', 'উদাহরণ: সংগঠন ৩') },
        { sample: true, name: t('Example affiliation 4', 'উদাহরণ: সংগঠন ৪') },
        { sample: true, name: t('Example affiliation 5', 'উদাহরণ: সংগঠন ৫') },
        { sample: true, name: t('Example affiliation 6', 'উদাহরণ: সংগঠন ৬') },
      ].map((affiliation, index) => ({ ...affiliation, ...(logos[index] ?? logos[0]) })),
    },
    visit: {
      title: t('Visit us', 'অফিসে আসুন'),
      labels: {
        address: t('Address', 'ঠিকানা'),
        phone: t('Phone', 'ফোন'),
        email: t('E-mail', 'ই-মেইল'),
      },
      office: organisation.offices[0],
      email: organisation.email,
      facts: listOrganisationFacts(language),
      map: t('Map', 'মানচিত্র'),
      action: { to: '/contact', name: t('Contact us', 'যোগাযোগ করুন') } satisfies Action,
    },
  };
});

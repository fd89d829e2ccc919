import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { listGroupDestinations, regionGroups } from './destinations/region-groups.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { regionGroupNames } from './names.ts';
import { networkFigures } from './network-figures.ts';
import type { Action, Metric } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';

const contactPath = '/contact';
const programmesPath = '/global-programs';

/** The placements that the table compares. */
const compared = [
  { slug: 'germany', placement: 'germany-internship' },
  { slug: 'usa', placement: 'usa-j1-internship' },
  { slug: 'china', placement: 'china-hospitality-internship-with-mandarin' },
  { slug: 'uae', placement: 'uae-luxury-hospitality' },
] satisfies { slug: DestinationSlug; placement: string }[];

/**
 * The content of /destinations in each language (requirements 2, "Destinations"). Facts of countries come from the countries'
 * records. The figures of the network are the specification's (sections 1, 2 and 9).
 */
export const destinationsOverview = inBothLanguages((t, format, language) => ({
  draft: true,
  title: t('Destinations', 'গন্তব্য দেশ'),
  lead: t(
    'Programmes, length and monthly pay differ from country to country. Choose one to read its page.',
    'প্রোগ্রাম, মেয়াদ ও মাসিক ভাতা একেক দেশে একেক রকম। একটি দেশ বেছে নিয়ে তার পাতাটি পড়ুন।',
  ),
  filter: {
    label: t('Show a region', 'অঞ্চল বেছে নিন'),
    all: t('All', 'সব'),
    /** A script puts the number of countries in the place of `{count}`. */
    shown: t('{count} countries shown', '{count}টি দেশ দেখানো হচ্ছে'),
  },
  posters: {
    /** Read by assistive technology after the stipend. */
    perMonth: t('a month', 'প্রতি মাসে'),
    /** If no placement of the country publishes a stipend. */
    noStipend: t('Stipend: ask us', 'ভাতা: জিজ্ঞেস করুন'),
  },
  description: t(
    `${format.digits(destinations.length)} countries with a page of their own, by region: what varies, how we help, and why our network stands out.`,
    `${format.digits(destinations.length)}টি দেশ, প্রতিটির নিজের পাতা আছে, অঞ্চল অনুযায়ী সাজানো: কোন দেশে কী আলাদা, আমরা কীভাবে সহায়তা করি, আর আমাদের নেটওয়ার্ক কেন আলাদা।`,
  ),
  scene: {
    file: 'scene-departures',
    description: t(
      'Across a wide river the skylines of many countries',
      'চওড়া নদীর ওপারে নানা দেশের শহরের উঁচু ভবনের সারি',
    ),
    focus: '46%',
    sky: getIllustrationBackground('scene-departures'),
    tone: 'dark',
  } satisfies Scene,
  regions: regionGroups.map((group) => ({
    id: group.id,
    name: regionGroupNames[language][group.id],
    text: {
      europe: t(
        'Hotels, farms, hospitals and vocational training.',
        'হোটেল, খামার, হাসপাতাল ও কারিগরি প্রশিক্ষণ।',
      ),
      asia: t('Hotels, tourism and business.', 'হোটেল, পর্যটন ও ব্যবসা।'),
      americas: t(
        'J1 programmes in the USA, internships in New Zealand.',
        'যুক্তরাষ্ট্রে J1 প্রোগ্রাম, নিউজিল্যান্ডে ইন্টার্নশিপ।',
      ),
    }[group.id],
    countries: listGroupDestinations(group),
  })),
  undecided: {
    title: t('Not sure where yet?', 'কোথায় যাবেন, এখনো ঠিক করেননি?'),
    text: t(
      'Start from the programme instead, or talk to us.',
      'আগে প্রোগ্রাম দেখুন, অথবা আমাদের সঙ্গে কথা বলুন।',
    ),
    links: [
      { to: programmesPath, name: t('Global Programs', 'গ্লোবাল প্রোগ্রাম') },
      { to: contactPath, name: t('Contact', 'যোগাযোগ') },
    ] satisfies Action[],
  },
  comparison: {
    title: t('What varies by destination', 'কোন দেশে কী আলাদা'),
    lead: t(
      'Length, pay, age and language. Here are four countries side by side.',
      'মেয়াদ, ভাতা, বয়স ও ভাষা। এখানে চারটি দেশ পাশাপাশি।',
    ),
    label: t('Four destinations compared', 'চারটি দেশের তুলনা'),
    corner: t('What varies', 'যা আলাদা'),
    rows: {
      programme: t('Programme', 'প্রোগ্রাম'),
      length: t('Length', 'মেয়াদ'),
      stipend: t('Stipend per month', 'প্রতি মাসে ভাতা'),
      age: t('Age', 'বয়স'),
      language: t('Language', 'ভাষা'),
    },
    compared,
  },
  help: {
    title: t('How we help', 'আমরা যেভাবে সহায়তা করি'),
    steps: [
      {
        title: t('Choose', 'বেছে নেওয়া'),
        text: t(
          'We match the countries to your subject, your age and your plans.',
          'আপনার পড়ার বিষয়, বয়স ও পরিকল্পনার সঙ্গে আমরা দেশ মিলিয়ে দিই।',
        ),
      },
      {
        title: t('Prepare', 'প্রস্তুতি'),
        text: t(
          'Resume with photo, video introduction, motivation letter.',
          'ছবিসহ সিভি, ভিডিও পরিচিতি, মোটিভেশন লেটার।',
        ),
      },
      { title: t('Apply', 'আবেদন'), text: t('The form, then the interview.', 'ফরম, তারপর সাক্ষাৎকার।') },
      {
        title: t('Travel', 'যাত্রা'),
        text: t(
          'Visa processing, then an orientation before you leave.',
          'ভিসার প্রক্রিয়া, তারপর যাত্রার আগের ওরিয়েন্টেশন।',
        ),
      },
    ],
  },
  network: {
    title: t('Why our network stands out', 'আমাদের নেটওয়ার্ক কেন আলাদা'),
    metrics: [
      {
        number: format.digits('20+'),
        label: t('destinations, each with its own page', 'দেশ, প্রতিটির আলাদা পাতা আছে'),
      },
      {
        number: format.digits(`${networkFigures.institutions}+`),
        label: t('partner institutions', 'সহযোগী প্রতিষ্ঠান'),
      },
      {
        number: t('2', '২টি'),
        label: t('offices, in Bangladesh and in the United Kingdom', 'অফিস, বাংলাদেশে ও যুক্তরাজ্যে'),
      },
    ] satisfies Metric[],
    picture: {
      file: 'scene-about',
      description: t(
        'Four colleagues around a table with a map of the world, a river city outside the window',
        'বিশ্বের মানচিত্র বিছানো টেবিল ঘিরে চারজন সহকর্মী, জানালার বাইরে নদীর ধারের শহর',
      ),
    } satisfies Picture,
  },
  nextSteps: {
    title: t('What next?', 'এরপর কী?'),
    links: [
      {
        to: contactPath,
        name: t('Contact', 'যোগাযোগ'),
        title: t('Ask us about a country', 'কোনো দেশ নিয়ে জিজ্ঞেস করুন'),
      },
      {
        to: programmesPath,
        name: t('Global Programs', 'গ্লোবাল প্রোগ্রাম'),
        title: t('Compare the programmes', 'প্রোগ্রামগুলো তুলনা করুন'),
      },
      {
        to: '/apply',
        name: t('Apply Now', 'এখনই আবেদন করুন'),
        title: t('Send an application', 'আবেদন পাঠান'),
      },
    ] satisfies (Action & { title: string })[],
  },
}));

import { spellNumber } from './formats/spell-number.ts';
import { homeDestinations } from './home-destinations.ts';
import { homeGallery } from './home-gallery.ts';
import { harbourAtNight, homeScenes } from './home-scenes.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import { initiatives } from './national/initiatives.ts';
import { networkFigures } from './network-figures.ts';
import { partners } from './partners.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { site } from './site.ts';
import type { Initiative, Metric } from './types/common.ts';
import type { Picture } from './types/picture.ts';
import type { ProgrammeCard } from './types/programme.ts';

/**
 * The order of the programme cards. The first is the largest, with the second and the third beside it. These three have a
 * background colour. The others follow in rows, and programmes that are not listed here come last.
 */
const programmeGrid: { slug: ProgrammeSlug; background?: string }[] = [
  { slug: 'international-internship', background: '#0a3f3e' },
  { slug: 'hotel-immersion', background: '#5a1f1f' },
  { slug: 'medical-internships', background: '#1f5f66' },
  { slug: 'study-abroad' },
  { slug: 'pathway-program' },
  { slug: 'student-exchange' },
  { slug: 'virtual-internship' },
  { slug: 'professional-immersion' },
  { slug: 'agriculture-internship' },
];

const otherProgrammes = programmes.filter(({ slug }) =>
  programmeGrid.every((card) => card.slug !== slug),
);

function createProgrammeCard(
  { slug, background }: (typeof programmeGrid)[number],
  language: Language,
): ProgrammeCard {
  const { name, path, text, picture } = localisedProgrammes[language][slug];
  const { description: _, ...decoration } = picture;
  return { to: path, name, text, picture: decoration, ...(background && { background }) };
}

const hero = inBothLanguages((t, format, language) => {
  const scenes = homeScenes[language];
  return {
    title: t('Your Gateway to Global Opportunities', 'বিশ্বজুড়ে সুযোগের দুয়ার'),
    lead: t(
      'International internships, study abroad and exchange, arranged from Dhaka for students, graduates and young professionals.',
      'বিদেশে ইন্টার্নশিপ, পড়াশোনা ও শিক্ষার্থী বিনিময়। শিক্ষার্থী, স্নাতক ও তরুণ পেশাজীবীদের জন্য আমরা ঢাকা থেকেই এর ব্যবস্থা করি।',
    ),
    actions: [
      { to: '/global-programs', name: t('Explore Global Programs', 'গ্লোবাল প্রোগ্রাম দেখুন') },
      { to: '/contact', name: t('Get In Touch', 'যোগাযোগ করুন') },
    ],
    scenes: scenes.map((scene, index) => ({
      ...scene,
      label: t(
        `Picture ${format.digits(index + 1)} of ${format.digits(scenes.length)}: ${scene.description}`,
        `${format.digits(scenes.length)}টি ছবির ${format.digits(index + 1)} নম্বর: ${scene.description}`,
      ),
    })),
    slideshow: {
      title: t('Background pictures', 'পটভূমির ছবি'),
      pause: t('Pause the slideshow', 'স্লাইডশো থামান'),
      play: t('Play the slideshow', 'স্লাইডশো চালান'),
    },
  };
});

/** The content of the home page in each language (requirements 2, "Home"). */
export const home = inBothLanguages((t, format, language) => {
  const { students, employers } = initiatives[language];
  return {
    hero: hero[language],
    metrics: {
      label: t('In numbers', 'সংখ্যায়'),
      metrics: [
        {
          number: format.digits(`${networkFigures.students}+`),
          label: t('students placed', 'শিক্ষার্থী সুযোগ পেয়েছেন'),
        },
        {
          number: format.digits(`${networkFigures.countries}+`),
          label: t('countries with partners', 'দেশে সহযোগী আছে'),
        },
        {
          number: format.digits(`${networkFigures.institutions}+`),
          label: t('partner institutions', 'সহযোগী প্রতিষ্ঠান'),
        },
        {
          number: format.digits(`${networkFigures.success}%`),
          label: t('success rate', 'সাফল্যের হার'),
        },
      ] satisfies Metric[],
    },
    programmes: {
      title: t('Global Programs', 'গ্লোবাল প্রোগ্রাম'),
      lead: t(
        `${spellNumber(programmes.length)} ways to study, train and work, abroad or at home.`,
        `বিদেশে বা দেশে পড়া, প্রশিক্ষণ ও কাজের ${format.digits(programmes.length)}টি পথ।`,
      ),
      cards: [...programmeGrid, ...otherProgrammes].map((card) =>
        createProgrammeCard(card, language),
      ),
      learnMore: { name: t('Learn More', 'বিস্তারিত দেখুন'), about: t('about', 'প্রোগ্রাম:') },
    },
    national: {
      title: t('National initiatives', 'দেশের ভেতরে আমাদের উদ্যোগ'),
      action: { to: '/national-programs', name: t('View National Programs', 'ন্যাশনাল প্রোগ্রাম দেখুন') },
      cards: [
        {
          title: students.title,
          offers: students.offers,
          link: { to: students.to, name: t('See what students get', 'শিক্ষার্থীরা কী পান, দেখুন') },
          picture: {
            file: 'national-fair',
            description: t(
              'Students talk to staff at three stands',
              'তিনটি স্টলে কর্মীদের সঙ্গে শিক্ষার্থীরা কথা বলছেন',
            ),
          },
        },
        {
          title: employers.title,
          offers: employers.offers,
          link: { to: employers.to, name: t('See what employers get', 'নিয়োগদাতারা কী পান, দেখুন') },
          picture: {
            file: 'prog-employers',
            description: t(
              'An employer shakes hands with three graduates in a workshop',
              'কর্মশালায় একজন নিয়োগদাতা তিনজন স্নাতকের সঙ্গে হাত মেলাচ্ছেন',
            ),
          },
        },
      ] satisfies Initiative[],
    },
    destinations: homeDestinations[language],
    partners: {
      title: t('Recognized by Global Institutions', 'বিশ্বের নানা প্রতিষ্ঠানের স্বীকৃতি'),
      label: t('Partner institutions', 'সহযোগী প্রতিষ্ঠান'),
      roles: { carousel: t('carousel', 'ঘুরে ঘুরে দেখানো তালিকা'), slide: t('slide', 'একটি লোগো') },
      controls: {
        pause: t('Pause the logos', 'লোগো থামান'),
        play: t('Play the logos', 'লোগো চালান'),
        previous: t('Previous logo', 'আগের লোগো'),
        next: t('Next logo', 'পরের লোগো'),
      },
      partners: partners[language].map((partner, index, { length }) => ({
        ...partner,
        position: t(
          `${format.digits(index + 1)} of ${format.digits(length)}`,
          `${format.digits(length)}টির ${format.digits(index + 1)} নম্বর`,
        ),
      })),
    },
    mission: {
      draft: true,
      title: t('Our mission', 'আমাদের লক্ষ্য'),
      text: t(
        'To open study and work abroad to people in Bangladesh, and to prepare each of them to do it well.',
        'বাংলাদেশের মানুষের জন্য বিদেশে পড়া ও কাজের পথ খুলে দেওয়া, আর প্রত্যেককে ভালোভাবে প্রস্তুত করা।',
      ),
      link: { to: '/about', name: t('About us', 'আমাদের সম্পর্কে') },
      picture: {
        file: 'scene-about',
        description: t(
          'Four colleagues around a table with a map of the world, a river city outside the window',
          'বিশ্বের মানচিত্র বিছানো টেবিল ঘিরে চারজন সহকর্মী, জানালার বাইরে নদীর ধারের শহর',
        ),
      } satisfies Picture,
    },
    whyChoose: {
      draft: true,
      title: t(`Why choose ${site[language].shortName}`, `কেন ${site[language].shortName}`),
      reasons: [
        {
          title: t('Global Network', 'বিশ্বজোড়া নেটওয়ার্ক'),
          text: t(
            `Host companies and ${format.digits(networkFigures.institutions)}+ partner institutions in ${format.digits(networkFigures.countries)}+ countries.`,
            `${format.digits(networkFigures.countries)}টির বেশি দেশে হোস্ট কোম্পানি ও ${format.digits(networkFigures.institutions)}টির বেশি সহযোগী প্রতিষ্ঠান।`,
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
            'Our programmes give you something to show an employer: training, paid work, a certificate or a degree.',
            'আমাদের প্রোগ্রামগুলো থেকে নিয়োগদাতাকে দেখানোর মতো কিছু পাবেন: প্রশিক্ষণ, ভাতাসহ কাজ, সনদ বা ডিগ্রি।',
          ),
        },
      ],
    },
    gallery: homeGallery[language],
    closing: {
      title: t('Where would you like to be next year?', 'আগামী বছর কোথায় থাকতে চান?'),
      lead: t(
        'Tell us what you study or do, and we will show you the programmes that fit.',
        'কী পড়ছেন বা কী করছেন, আমাদের জানান। আপনার জন্য উপযুক্ত প্রোগ্রামগুলো দেখাব।',
      ),
      actions: [
        { to: '/apply', name: t('Apply Now', 'এখনই আবেদন করুন') },
        { to: '/contact', name: t('Get In Touch', 'যোগাযোগ করুন') },
      ],
      scene: harbourAtNight[language],
    },
  };
});

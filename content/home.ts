import { createDestinationLink, createPosterLink } from './destinations/destination-link.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { isInGroup, type RegionGroup, regionGroups } from './destinations/region-groups.ts';
import { harbourAtNight, homeScenes } from './home-scenes.ts';
import { initiatives } from './national/initiatives.ts';
import { partners } from './partners.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { site } from './site.ts';
import { spellNumber } from './spell-number.ts';
import type { Initiative, Metric } from './types/common.ts';
import type { Decoration, GalleryPicture, Picture } from './types/picture.ts';
import type { ProgrammeCard } from './types/programme.ts';

const { students, employers } = initiatives.en;

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

function createProgrammeCard({ slug, background }: (typeof programmeGrid)[number]): ProgrammeCard {
  const { name, path, text, picture } = programmeRecords[slug];
  const { description: _, ...decoration } = picture;
  return { to: path, name, text, picture: decoration, ...(background && { background }) };
}

const posters: DestinationSlug[] = [
  'germany',
  'thailand',
  'united-kingdom',
  'bahrain',
  'portugal',
  'malaysia',
  'usa',
  'netherlands',
  'hong-kong',
  'greece',
  'new-zealand',
  'vietnam',
];

/** The USA has two links on the home page, with the names of requirements 2, "Home". */
const homeNames: Partial<Record<DestinationSlug, string[]>> = {
  usa: ['USA (J1 Internship)', 'USA (J1 Traineeship)'],
};

/**
 * Requirements 2, "Home" has the groups in this order, calls the third "USA", and has New Zealand in Europe. `columns` is
 * the number of columns that each takes on the desktop.
 */
const homeGroups: Record<RegionGroup['id'], { name?: string; columns: number }> = {
  americas: { name: 'USA', columns: 1 },
  europe: { columns: 3 },
  asia: { columns: 2 },
};
const homeOrder = Object.keys(homeGroups);
const movedOnHome: Partial<Record<DestinationSlug, RegionGroup['id']>> = {
  'new-zealand': 'europe',
};

function createHomeRegion(group: RegionGroup) {
  const { name = group.name, columns } = homeGroups[group.id];
  return {
    name,
    columns,
    label: `Destinations: ${name}`,
    destinations: destinations
      .filter(({ slug, region }) =>
        slug in movedOnHome ? movedOnHome[slug] === group.id : isInGroup(group, region),
      )
      .flatMap(createHomeLinks),
  };
}

const createHomeLinks = ({ slug, name }: (typeof destinations)[number]) =>
  (homeNames[slug] ?? [name]).map((label) => ({ ...createDestinationLink(slug), name: label }));

/** The texts of the home page (requirements 2, "Home"). */
export const home = {
  hero: {
    title: 'Your Gateway to Global Opportunities',
    lede: 'International internships, study abroad and exchange, arranged from Dhaka for students, graduates and young professionals.',
    actions: [
      { to: '/global-programs', name: 'Explore Global Programs' },
      { to: '/contact', name: 'Get In Touch' },
    ],
    scenes: homeScenes.map((scene, index) => ({
      ...scene,
      label: `Picture ${index + 1} of ${homeScenes.length}: ${scene.description}`,
    })),
    slideshow: {
      title: 'Background pictures',
      pause: 'Pause the slideshow',
      play: 'Play the slideshow',
    },
  },
  metrics: {
    label: 'In numbers',
    metrics: [
      { number: '500+', label: 'students placed' },
      { number: '25+', label: 'countries with partners' },
      { number: '100+', label: 'partner institutions' },
      { number: '95%', label: 'success rate' },
    ] satisfies Metric[],
  },
  programmes: {
    title: 'Global Programs',
    lede: `${spellNumber(programmes.length)} ways to study, train and work abroad. Each one starts with what you can do now and where you want to be next.`,
    cards: [...programmeGrid, ...otherProgrammes].map(createProgrammeCard),
    learnMore: { name: 'Learn More', about: 'about' },
  },
  national: {
    title: 'National initiatives',
    action: { to: '/national-programs', name: 'View National Programs' },
    cards: [
      {
        title: students.title,
        offers: students.offers,
        link: { to: students.to, name: 'See what students get' },
        picture: {
          file: 'national-fair',
          description: 'Students talk to staff at three stands',
        },
      },
      {
        title: employers.title,
        offers: employers.offers,
        link: { to: employers.to, name: 'See what employers get' },
        picture: {
          file: 'prog-employers',
          description: 'An employer shakes hands with three graduates in a workshop',
        },
      },
    ] satisfies Initiative[],
  },
  destinations: {
    title: 'Where you can go',
    posters: posters.map((slug) => createPosterLink(slug)),
    controls: { previous: 'Previous posters', next: 'Next posters' },
    regions: regionGroups
      .toSorted((a, b) => homeOrder.indexOf(a.id) - homeOrder.indexOf(b.id))
      .map(createHomeRegion),
    /** Says where these groups differ from those of the other pages, for a visitor who looks for the country. */
    regionsNote:
      'New Zealand stands under Europe here, and under Americas & Pacific on the page of all destinations.',
    action: { to: '/destinations', name: 'Explore All Destinations' },
  },
  partners: {
    title: 'Recognized by Global Institutions',
    label: 'Partner institutions',
    roles: { carousel: 'carousel', slide: 'slide' },
    controls: {
      pause: 'Pause the logos',
      play: 'Play the logos',
      previous: 'Previous logo',
      next: 'Next logo',
    },
    partners: partners.map((partner, index) => ({
      ...partner,
      position: `${index + 1} of ${partners.length}`,
    })),
  },
  mission: {
    title: 'Our mission',
    text: 'To open study and work abroad to people in Bangladesh, and to prepare each of them to do it well.',
    link: { to: '/about', name: 'About us' },
    picture: {
      file: 'scene-about',
      description:
        'Four colleagues around a table with a map of the world, a river city outside the window',
    } satisfies Picture,
  },
  whyChoose: {
    title: `Why choose ${site.shortName}`,
    picture: { file: 'boat' } satisfies Decoration,
    reasons: [
      {
        title: 'Global Network',
        text: 'Host companies and 100+ partner institutions in 25+ countries, so that the place fits your plans.',
      },
      {
        title: 'Expert Guidance',
        text: 'We help with documents, interviews, the visa and the days before you fly.',
      },
      {
        title: 'Career Focus',
        text: 'Every programme gives you something to show an employer: training, paid work, a certificate or a degree.',
      },
    ],
  },
  gallery: {
    title: 'Moments on the way',
    pictures: [
      {
        file: 'gallery-airport',
        caption: 'Leaving home',
        description: 'A family says goodbye at the airport',
      },
      {
        file: 'gallery-kitchen',
        caption: 'Hotel kitchen',
        description: 'A chef and a trainee at a hotel stove',
      },
      {
        file: 'gallery-market',
        caption: 'Market day',
        description: 'A woman buys fruit at a street market',
      },
      {
        file: 'gallery-farm',
        caption: 'Harvest',
        description: 'Two people pick apples on a farm',
        focus: '68% 50%',
      },
      {
        file: 'gallery-classroom',
        caption: 'First lecture',
        description: 'A student raises a hand in class',
        focus: '70% 50%',
      },
      {
        file: 'gallery-graduation',
        caption: 'Graduation',
        description: 'Graduates throw their caps',
      },
    ] satisfies GalleryPicture[],
  },
  closing: {
    title: 'Where would you like to be next year?',
    lede: 'Tell us what you study or do, and we will show you the programmes that fit.',
    actions: [
      { to: '/apply', name: 'Apply Now' },
      { to: '/contact', name: 'Get In Touch' },
    ],
    scene: harbourAtNight,
  },
};

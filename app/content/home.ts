import boat from '#app/illustrations/boat.svg';
import airport from '#app/illustrations/gallery-airport.svg';
import classroom from '#app/illustrations/gallery-classroom.svg';
import farm from '#app/illustrations/gallery-farm.svg';
import graduation from '#app/illustrations/gallery-graduation.svg';
import kitchen from '#app/illustrations/gallery-kitchen.svg';
import market from '#app/illustrations/gallery-market.svg';
import campus from '#app/illustrations/hero-campus.svg';
import crossing from '#app/illustrations/hero-crossing.svg';
import harbour from '#app/illustrations/hero-harbour.svg';
import viaduct from '#app/illustrations/hero-viaduct.svg';
import wing from '#app/illustrations/hero-wing.svg';
import fair from '#app/illustrations/national-fair.svg';
import bridge from '#app/illustrations/prog-bridge.svg';
import studyAbroad from '#app/illustrations/prog-campus.svg';
import employers from '#app/illustrations/prog-employers.svg';
import exchange from '#app/illustrations/prog-exchange.svg';
import field from '#app/illustrations/prog-field.svg';
import lobby from '#app/illustrations/prog-lobby.svg';
import pathway from '#app/illustrations/prog-pathway.svg';
import professional from '#app/illustrations/prog-professional.svg';
import ward from '#app/illustrations/prog-ward.svg';
import homeOffice from '#app/illustrations/prog-window.svg';
import about from '#app/illustrations/scene-about.svg';
import { destinationLink } from './destinations/destination-link.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { findDestination } from './destinations/find-destination.ts';
import { posterOf } from './destinations/posters.ts';
import { slugOfName } from './destinations/slug-of-name.ts';
import { partners } from './partners.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { site } from './site.ts';

/** A full-width scene and the flat colour of its sky, which the text on it stands on. */
export type Scene = {
  picture: string;
  /** What is to be seen, for those who choose a picture by its name. */
  description: string;
  sky: string;
  /** `light`: white text, for a dark sky. */
  tone: 'dark' | 'light';
  /** The part that a phone's narrow cut keeps, from the left. */
  focus: string;
};

const harbourAtNight: Scene = {
  picture: harbour,
  description: 'A ferry in a harbour at night',
  sky: '#0d3b47',
  tone: 'light',
  focus: '66%',
};

const scenes: Scene[] = [
  {
    picture: crossing,
    description: 'A wooden boat crosses a river at sunrise, towards a skyline',
    sky: '#f9c561',
    tone: 'dark',
    focus: '69%',
  },
  {
    picture: campus,
    description: 'Students on a campus in autumn',
    sky: '#f3e6b8',
    tone: 'dark',
    focus: '70%',
  },
  {
    picture: viaduct,
    description: 'A red train on a viaduct in the mountains',
    sky: '#f6d9c2',
    tone: 'dark',
    focus: '52%',
  },
  {
    picture: wing,
    description: 'A river delta under the wing of a plane',
    sky: '#bfe0df',
    tone: 'dark',
    focus: '62%',
  },
  harbourAtNight,
];

/** The first card leads, the second and third stand beside it, the others follow in rows. */
const programmeCards: {
  slug: ProgrammeSlug;
  text: string;
  picture: string;
  focus: string;
  ground?: string;
}[] = [
  {
    slug: 'international-internship',
    text: 'Paid work with a host company abroad, with food and lodging. No IELTS required.',
    picture: bridge,
    focus: '50% 50%',
    ground: '#0a3f3e',
  },
  {
    slug: 'hotel-immersion',
    text: 'Front office, housekeeping, food and sales: a working hotel from the inside.',
    picture: lobby,
    focus: '62% 50%',
    ground: '#5a1f1f',
  },
  {
    slug: 'medical-internships',
    text: 'Two to twelve weeks in a clinical setting, in one of twelve countries.',
    picture: ward,
    focus: '30% 50%',
    ground: '#1f5f66',
  },
  {
    slug: 'study-abroad',
    text: 'University matching, applications and visa support, from first choice to arrival.',
    picture: studyAbroad,
    focus: '50% 60%',
  },
  {
    slug: 'pathway-program',
    text: 'Foundation study and a paid internship, on the way to a degree.',
    picture: pathway,
    focus: '60% 60%',
  },
  {
    slug: 'student-exchange',
    text: 'Two to six months at a partner institution, then home to finish your degree.',
    picture: exchange,
    focus: '50% 60%',
  },
  {
    slug: 'virtual-internship',
    text: 'Work with a company in another country from your own desk, 10 to 30 hours a week.',
    picture: homeOffice,
    focus: '50% 60%',
  },
  {
    slug: 'professional-immersion',
    text: 'Seminars and site visits that prepare you for a career in hotels.',
    picture: professional,
    focus: '50% 60%',
  },
  {
    slug: 'agriculture-internship',
    text: 'A livestock traineeship on a Danish farm, with a monthly stipend.',
    picture: field,
    focus: '50% 60%',
  },
];

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

/** The three regions with the names of SPEC section 2, "Home"; `columns` is their width on the desktop. */
const destinationRegions = [
  { name: 'USA', columns: 1, destinations: ['USA (J1 Internship)', 'USA (J1 Traineeship)'] },
  {
    name: 'Europe',
    columns: 3,
    destinations: [
      'Germany',
      'Denmark',
      'France',
      'Italy',
      'Spain',
      'Portugal',
      'United Kingdom',
      'Ireland',
      'Netherlands',
      'New Zealand',
      'Czech Republic',
      'Croatia',
      'Montenegro',
      'Malta',
      'Greece',
    ],
  },
  {
    name: 'Asia & Middle East',
    columns: 2,
    destinations: [
      'Thailand',
      'Vietnam',
      'Indonesia',
      'Malaysia',
      'Hong Kong',
      'China',
      'United Arab Emirates',
      'Bahrain',
    ],
  },
];

function posterCardOf(slug: DestinationSlug) {
  const { to, name } = destinationLink(slug);
  return { name, to, region: findDestination(slug).region, picture: posterOf(slug) };
}

function programmeCardOf({ slug, ...card }: (typeof programmeCards)[number]) {
  const programme = programmes.find((candidate) => candidate.slug === slug);
  if (!programme) throw new Error(`No programme "${slug}"`);
  return { name: programme.name, to: `/global-programs/${slug}`, ...card };
}

/** The home page (SPEC section 2, "Home"). */
export const home = {
  hero: {
    title: 'Your Gateway to Global Opportunities',
    text: 'International internships, study abroad and exchange, arranged from Dhaka for students, graduates and young professionals.',
    actions: [
      { to: '/global-programs', name: 'Explore Global Programs' },
      { to: '/contact', name: 'Get In Touch' },
    ],
    scenes: scenes.map((scene, index) => ({
      ...scene,
      label: `Picture ${index + 1} of ${scenes.length}: ${scene.description}`,
    })),
    slideshow: {
      title: 'Background pictures',
      pause: 'Pause the slideshow',
      play: 'Play the slideshow',
    },
  },
  stats: {
    label: 'In numbers',
    stats: [
      { figure: '500+', label: 'students placed' },
      { figure: '25+', label: 'countries' },
      { figure: '100+', label: 'partner institutions' },
      { figure: '95%', label: 'success rate' },
    ],
  },
  programmes: {
    title: 'Global Programs',
    text: 'Nine ways to study, train and work abroad. Each one starts with what you can do now and where you want to be next.',
    cards: programmeCards.map(programmeCardOf),
  },
  national: {
    title: 'National initiatives',
    action: { to: '/national-programs', name: 'View National Programs' },
    cards: [
      {
        title: 'For Students',
        offers: ['Local internships', 'Seminars', 'Guidance'],
        link: { to: '/national-programs/students', name: 'Student programmes' },
        picture: fair,
        description: 'Students talk to staff at three stands',
        width: 900,
        height: 675,
      },
      {
        title: 'For Employers',
        offers: ['Talent acquisition', 'Campus talks', 'HR development'],
        link: { to: '/national-programs/employers', name: 'Employer programmes' },
        picture: employers,
        description: 'An employer shakes hands with three graduates in a workshop',
        width: 1200,
        height: 900,
      },
    ],
  },
  destinations: {
    title: 'Where you can go',
    posters: posters.map(posterCardOf),
    regions: destinationRegions.map((region) => ({
      ...region,
      destinations: region.destinations.map((name) => ({
        ...destinationLink(slugOfName(name)),
        name,
      })),
    })),
    action: { to: '/destinations', name: 'Explore All Destinations' },
  },
  partners: {
    title: 'Recognized by Global Institutions',
    label: 'Partner institutions',
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
    picture: about,
    description:
      'Four colleagues around a table with a map of the world, a river city outside the window',
  },
  whyChoose: {
    title: `Why choose ${site.shortName}`,
    picture: boat,
    reasons: [
      {
        title: 'Global Network',
        text: 'Host companies and 100+ partner institutions in 25+ countries, so that the place fits the plan.',
      },
      {
        title: 'Expert Guidance',
        text: 'People who know the way: documents, interviews, visa, and the days before you fly.',
      },
      {
        title: 'Career Focus',
        text: 'Every programme adds something that an employer can read: training, paid work, a certificate or a degree.',
      },
    ],
  },
  gallery: {
    title: 'Moments on the way',
    pictures: [
      {
        picture: airport,
        caption: 'Leaving home',
        description: 'A family says goodbye at the airport',
      },
      {
        picture: kitchen,
        caption: 'Hotel kitchen',
        description: 'A chef and a trainee at a hotel stove',
      },
      {
        picture: market,
        caption: 'Market day',
        description: 'A woman buys fruit at a street market',
      },
      {
        picture: farm,
        caption: 'Harvest',
        description: 'Two people pick apples on a farm',
        focus: '68% 50%',
      },
      {
        picture: classroom,
        caption: 'First lecture',
        description: 'A student raises a hand in class',
        focus: '70% 50%',
      },
      { picture: graduation, caption: 'Graduation', description: 'Graduates throw their caps' },
    ],
  },
  closing: {
    title: 'Where would you like to wake up next year?',
    text: 'Tell us what you study or do, and we will show you the programmes that fit.',
    actions: [
      { to: '/apply', name: 'Apply Now' },
      { to: '/contact', name: 'Get In Touch' },
    ],
    scene: harbourAtNight,
  },
};

export type Home = typeof home;

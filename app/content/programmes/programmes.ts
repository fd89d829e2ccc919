import type { Picture } from '../vocabulary/picture.ts';
import type { Programme } from '../vocabulary/programme.ts';

/**
 * The nine programmes in the menu's order (requirements 2, "Site header" and the route table). Whatever speaks of
 * a programme reads it here. Plain data, so that the server's other parts may read it too.
 */
const records = [
  { slug: 'study-abroad', name: 'Study Abroad', icon: 'graduation-cap', form: 'study-abroad' },
  {
    slug: 'virtual-internship',
    name: 'Virtual Internship',
    icon: 'laptop',
    form: 'application',
  },
  {
    slug: 'international-internship',
    name: 'International Internship',
    icon: 'globe',
    form: 'international-internship',
  },
  {
    slug: 'agriculture-internship',
    name: 'Agriculture Internship',
    icon: 'sprout',
    form: 'application',
  },
  {
    slug: 'medical-internships',
    name: 'Medical Internships Abroad',
    icon: 'stethoscope',
    form: 'application',
  },
  { slug: 'pathway-program', name: 'Pathway Program', icon: 'route', form: 'application' },
  { slug: 'student-exchange', name: 'Student Exchange', icon: 'exchange', form: 'application' },
  {
    slug: 'professional-immersion',
    name: 'Professional Immersion',
    icon: 'briefcase-business',
    form: 'application',
  },
  { slug: 'hotel-immersion', name: 'Hotel Immersion', icon: 'concierge-bell', form: 'application' },
] as const satisfies Omit<Programme, 'path' | 'applicationPath'>[];

export type ProgrammeSlug = (typeof records)[number]['slug'];

export const programmes = records.map((record) => ({
  ...record,
  path: `/global-programs/${record.slug}`,
  applicationPath: `/apply/${record.slug}`,
})) satisfies Programme[];

/**
 * A programme in one sentence and one picture, for cards and its page. Not part of the list above, since the menu
 * carries that into every page.
 */
export const programmeCards: Record<ProgrammeSlug, { text: string; picture: Picture }> = {
  'study-abroad': {
    text: 'University matching, applications and visa support, from first choice to arrival.',
    picture: {
      file: 'prog-campus',
      description: 'Students read and talk on the steps of a university library',
      focus: '50% 60%',
    },
  },
  'virtual-internship': {
    text: 'Work with a company in another country from your own desk, 10 to 30 hours a week.',
    picture: {
      file: 'prog-window',
      description:
        'An intern at her desk meets four colleagues on a laptop, the sun setting outside',
      focus: '50% 60%',
    },
  },
  'international-internship': {
    text: 'Paid work with a host company abroad, with food and lodging. No IELTS required.',
    picture: {
      file: 'prog-bridge',
      description:
        'Two interns cross an arched bridge towards a colleague who waves from the city side',
      focus: '50% 50%',
    },
  },
  'agriculture-internship': {
    text: 'A livestock traineeship on a Danish farm, with a monthly stipend.',
    picture: {
      file: 'prog-field',
      description: 'A farmer with a crate of apples and a trainee with a tablet in a striped field',
      focus: '50% 60%',
    },
  },
  'medical-internships': {
    text: 'Two to twelve weeks in a clinical setting, in one of twelve countries.',
    picture: {
      file: 'prog-ward',
      description: 'Medical staff at the bed of an older patient in a sunny ward',
      focus: '30% 50%',
    },
  },
  'pathway-program': {
    text: 'Foundation study and a paid internship, on the way to a degree.',
    picture: {
      file: 'prog-pathway',
      description: 'Steps rise from a classroom over a café job to a graduate before a skyline',
      focus: '60% 60%',
    },
  },
  'student-exchange': {
    text: 'Two to six months at a partner institution, then home to finish your degree.',
    picture: {
      file: 'prog-exchange',
      description:
        'Two students share a meal over a map, a river in one window, mountains in the other',
      focus: '50% 60%',
    },
  },
  'professional-immersion': {
    text: 'Seminars and site visits that prepare you for a career in hotels.',
    picture: {
      file: 'prog-professional',
      description:
        'A hotel cut open: kitchen, room and restaurant above, visitors at reception below',
      focus: '50% 60%',
    },
  },
  'hotel-immersion': {
    text: 'Front office, housekeeping, food and sales: a working hotel from the inside.',
    picture: {
      file: 'prog-lobby',
      description: 'A guest with a suitcase at the desk of a grand hotel lobby',
      focus: '62% 50%',
    },
  },
};

type KnownProgramme = (typeof programmes)[number];

/**
 * The programme at an address: `study-abroad` of /global-programs/study-abroad.
 *
 * @returns undefined where no programme has that address
 */
export function findProgramme(slug: ProgrammeSlug): KnownProgramme;
export function findProgramme(slug: string): KnownProgramme | undefined;
export function findProgramme(slug: string): KnownProgramme | undefined {
  return programmes.find((programme) => programme.slug === slug);
}

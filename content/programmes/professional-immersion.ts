import { createContactPath } from '../contact-path.ts';
import type { Item } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('professional-immersion'),
  text: 'Seminars and site visits that prepare you for a career in hotels.',
  picture: {
    file: 'prog-professional',
    description:
      'A hotel cut open: kitchen, room and restaurant above, visitors at reception below',
    focus: '50% 60%',
  },
  duration: { from: 1, to: 3, unit: 'days' },
  course: { mode: 'onsite' },
  fields: ['hospitality', 'tourism', 'business'],
  application: {
    title: 'Apply for Professional Immersion Program',
    description: 'Seminars and site visits that show you how hotels work before you work in one.',
    highlights: [
      { label: 'Duration', value: '1-3 Days' },
      { label: 'Training', value: 'Seminars + Site Visits' },
      { label: 'Foundation', value: 'Career Preparation' },
    ],
  },
  brochureCover: { wall: '#14343c', floor: '#0b2b2a', tone: 'light', focus: '50%' },
  ogImage: { ground: '#14343c', focus: '50% 50%' },
  spellings: {
    bengali: ['প্রফেশনাল ইমারশন', 'পেশাগত প্রশিক্ষণ', 'প্রফেশনাল'],
    latin: ['profeshonal', 'peshagoto', 'imarshon'],
  },
};

const duration = '1-3 Days';

/**
 * The texts of /global-programs/professional-immersion (requirements 2, "Programme pages" and "Application pages").
 * Purpose, departments, who should join and what one takes away are samples for the client to confirm: the
 * specification asks for them and gives none.
 */
export const professionalImmersion = {
  draft: true,
  name: programme.name,
  description:
    'Seminars and site visits in 1-3 days that show you how a hotel works, before you choose a career in one.',
  lede: 'See a hotel from the inside, and how each department works.',
  picture: programme.picture,
  actions: [
    { to: programme.applicationPath, name: 'Apply Now' },
    { to: createContactPath(programme.slug), name: 'Book a Consultation' },
  ],
  facts: [
    { label: 'Duration', value: duration },
    { label: 'Training', value: 'Seminars + Site Visits' },
    { label: 'Foundation', value: 'Career Preparation' },
  ],
  /** The sign beside the lift for the floor of each section. */
  floors: {
    overview: '6',
    experience: '5',
    audiences: '4',
    gains: '3',
    costs: '2',
    brochure: '1',
    closing: 'G',
  },
  overview: {
    title: 'Overview',
    text: 'Seminars and site visits that show you a working hotel from the inside, before you choose a career in one.',
  },
  purpose: {
    title: 'Purpose',
    text: 'To close the gap between the classroom and the first day at work.',
  },
  experience: {
    title: 'Four departments',
    departments: [
      {
        title: 'Kitchen',
        text: 'Timing, hygiene, teamwork in the heat.',
        picture: { file: 'room-kitchen', description: 'A chef tosses a pan over a flame' },
      },
      {
        title: 'Housekeeping',
        text: 'A room made ready, step by step.',
        picture: { file: 'room-bedroom', description: 'A housekeeper makes a bed' },
      },
      {
        title: 'Restaurant',
        text: 'Service, menus, difficult guests.',
        picture: { file: 'room-restaurant', description: 'A waiter carries a tray to a table' },
      },
      {
        title: 'Front Office',
        text: 'Check-in, reservations, concierge.',
        picture: { file: 'room-reception', description: 'A receptionist at the front desk' },
      },
    ],
  },
  audiences: {
    title: 'Who should join',
    items: [
      'Hospitality and tourism students',
      'Business students',
      'Recent graduates',
      'Career changers',
    ],
  },
  included: {
    title: 'Included',
    items: ['Seminars', 'Site visits', 'A look inside all four departments', 'Career preparation'],
  },
  takeaways: {
    title: 'What you take away',
    items: [
      'A clear picture of hotel careers',
      'The words that professionals use',
      'Questions to ask in an interview',
      'People you have met',
    ],
  },
  brochure: createBrochure(programme, duration, 'Four hotel departments, page by page'),
  closing: {
    title: 'Come and see a hotel at work',
    lede: 'Tell us what you study and when you are free.',
    picture: {
      file: 'scene-lobby',
      description: 'A guide welcomes three visitors in a hotel lobby, beside an open door',
    },
    actions: [{ to: createContactPath(programme.slug), name: 'Apply Now' }],
  },
} satisfies ProgrammePage & {
  floors: Record<string, string>;
  overview: Item;
  purpose: Item;
  experience: { title: string; departments: (Item & { picture: Picture })[] };
  audiences: { title: string; items: string[] };
  included: { title: string; items: string[] };
  takeaways: { title: string; items: string[] };
};

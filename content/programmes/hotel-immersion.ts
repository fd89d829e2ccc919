import { createContactPath } from '../contact-path.ts';
import { gradeTwelveOrHotelDegree } from '../eligibility/studies.ts';
import type { Item, Step } from '../types/common.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('hotel-immersion'),
  text: 'Front office, housekeeping, food and sales: a working hotel from the inside.',
  picture: {
    file: 'prog-lobby',
    description: 'A guest with a suitcase at the desk of a grand hotel lobby',
    focus: '62% 50%',
  },
  duration: { from: 8, to: 10, unit: 'days' },
  course: { mode: 'onsite', duration: { from: 10, to: 10, unit: 'days' } },
  fields: ['hospitality', 'tourism', 'business'],
  application: {
    title: 'Apply for Hotel Immersion Program',
    description:
      'See a working hotel from the inside: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.',
    highlights: [
      { label: 'Duration', value: '1 Day', note: 'short visit' },
      { label: 'Location', value: 'Premium Hotels' },
      { label: 'Experience', value: 'Hands-on Exposure' },
    ],
  },
  brochureCover: { wall: '#451614', floor: '#451614', tone: 'light', focus: '52%', height: 86 },
  ogImage: { ground: '#451614', focus: '55% 50%' },
  spellings: {
    bengali: ['হোটেল ইমারশন', 'হোটেল', 'হোটেল প্রশিক্ষণ'],
    latin: ['hotel training', 'hotel imarshon', 'hotel proshikkhon'],
  },
};

/** The link leads to /contact, not to the form (requirements 2, "Programme pages"). */
const applyNow = { to: createContactPath(programme.slug), name: 'Apply Now' };

const daysOnSite = 10;
const duration = `${daysOnSite} days on site`;

/**
 * The texts of /global-programs/hotel-immersion (requirements 2, "Programme pages"; section 5 for the eligibility,
 * section 9 for the days). Objectives, structure, what is included and a department's sentence are samples for the
 * client to confirm: the specification asks for them and gives none.
 */
export const hotelImmersion = {
  draft: true,
  name: programme.name,
  description:
    'Ten days inside a working hotel: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.',
  lede: 'Ten days inside a working hotel, department by department.',
  picture: programme.picture,
  actions: [applyNow],
  daysOnSite,
  factsTitle: 'Key facts',
  facts: [
    { label: 'Duration', value: duration },
    { label: 'Location', value: 'Premium Hotels', isPlace: true },
    { label: 'Experience', value: 'Hands-on Exposure' },
  ],
  overview: {
    title: 'Overview',
    text: 'A hotel looks calm from the lobby. In 8-10 days, depending on the hotel, you learn what keeps it calm: who does what, when, and what happens if something goes wrong.',
  },
  objectives: {
    title: 'Objectives',
    objectives: [
      'Understand how a hotel is organised',
      'See the standard that guests expect',
      'Practise service and communication',
      'Decide whether hospitality is for you',
    ],
  },
  departments: {
    title: 'Four departments to work in',
    departments: [
      { title: 'Front Office', text: 'Arrivals, reservations, the first hello.' },
      { title: 'Housekeeping', text: 'Rooms, linen, the smallest details.' },
      { title: 'Food & Beverage', text: 'Kitchen, restaurant, events.' },
      { title: 'Sales & Marketing', text: 'Groups, prices, and who stays and why.' },
    ],
  },
  structure: {
    title: 'Structure',
    steps: [
      { title: 'Before', text: 'A briefing: the hotel, the dress code, the people.' },
      {
        title: `${daysOnSite} days on site`,
        text: 'You work beside the staff, in one department after another.',
        days: daysOnSite,
      },
      { title: 'After', text: 'A review of what you saw and learned.' },
    ],
  },
  included: {
    title: 'Included',
    items: [
      'A briefing before the first day',
      'Ten days in the hotel',
      'Time in all four departments',
      'Hands-on work beside the staff',
      'A review at the end',
    ],
  },
  eligibility: {
    title: 'Eligibility',
    requirements: [
      { label: 'Either', ...gradeTwelveOrHotelDegree.gradeTwelve },
      { label: 'or', ...gradeTwelveOrHotelDegree.orDegree },
    ],
  },
  brochure: createBrochure(programme, duration, 'Ten days in a hotel, on paper'),
  closing: {
    title: 'Ready for ten days in a hotel?',
    lede: 'Tell us what you study, and when you have ten days.',
    picture: {
      file: 'gallery-kitchen',
      description: 'A chef and a trainee at the stove of a hotel kitchen',
      focus: '50% 100%',
    },
    actions: [applyNow],
  },
} satisfies ProgrammePage & {
  daysOnSite: number;
  factsTitle: string;
  overview: Item;
  objectives: { title: string; objectives: string[] };
  departments: { title: string; departments: Item[] };
  structure: { title: string; steps: (Step & { days?: number })[] };
  included: { title: string; items: string[] };
};

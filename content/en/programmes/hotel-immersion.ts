import type { Fact } from '../../types/common.ts';

/**
 * The English texts of /global-programs/hotel-immersion and of the programme's record. Objectives, structure, what is
 * included and a department's sentence are samples for the client to confirm: the specification asks for them and gives none.
 */
export const hotelImmersion = {
  record: {
    text: 'Work in a hotel: front office, housekeeping, food and sales.',
    picture: 'A guest with a suitcase at the desk of a grand hotel lobby',
    application: {
      title: 'Apply for Hotel Immersion Program',
      description:
        'Work beside the staff of a hotel: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.',
      highlights: (days: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: `${days} Day` },
        { label: 'Location', value: 'Premium Hotels' },
        { label: 'Experience', value: 'Hands-on Exposure' },
      ],
    },
  },
  page: {
    draft: true,
    description:
      'Ten days of work in a hotel: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.',
    lede: 'Ten days of work in a hotel, department by department.',
    factsTitle: 'Key facts',
    onSite: (days: string) => `${days} on site`,
    location: { label: 'Location', value: 'Premium Hotels' },
    experience: { label: 'Experience', value: 'Hands-on Exposure' },
    overview: {
      title: 'Overview',
      text: (days: string) =>
        `In ${days} you work beside the staff of a hotel and learn who does what, and when.`,
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
        { title: 'Front Office', text: 'Arrivals, departures and reservations.' },
        { title: 'Housekeeping', text: 'Rooms and linen.' },
        { title: 'Food & Beverage', text: 'Kitchen, restaurant, events.' },
        { title: 'Sales & Marketing', text: 'Groups, prices and advertising.' },
      ],
    },
    structure: {
      title: 'Structure',
      before: { title: 'Before', text: 'Ask us about the hotel and the dress code.' },
      onSite: 'You work beside the staff, in one department after another.',
      after: { title: 'After', text: 'Tell us what you saw and learned.' },
    },
    included: {
      title: 'Included',
      items: ['Ten days in the hotel', 'Four departments', 'Hands-on work beside the staff'],
    },
    eligibility: { title: 'Eligibility', either: 'Either', or: 'or' },
    closing: {
      title: 'Ready for ten days in a hotel?',
      lede: 'Tell us what you study, and when you have ten days.',
      picture: 'A chef and a trainee at the stove of a hotel kitchen',
    },
  },
} as const;

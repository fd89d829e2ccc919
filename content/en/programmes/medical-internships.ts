import type { Fact } from '../../types/common.ts';

/**
 * The English texts of /global-programs/medical-internships and of the programme's record. The specification gives only the
 * numbers of activities, audiences, benefits and inclusions: these lists, and the overview, are samples for the client to
 * replace.
 */
export const medicalInternships = {
  /** The twelve countries. */
  countries: {
    greece: 'Greece',
    argentina: 'Argentina',
    mexico: 'Mexico',
    peru: 'Peru',
    jamaica: 'Jamaica',
    cambodia: 'Cambodia',
    mongolia: 'Mongolia',
    nepal: 'Nepal',
    'sri-lanka': 'Sri Lanka',
    ghana: 'Ghana',
    kenya: 'Kenya',
    tanzania: 'Tanzania',
  },
  record: {
    text: 'Two to twelve weeks in a clinical setting, in one of twelve countries.',
    picture: 'Medical staff at the bed of an older patient in a sunny ward',
    application: {
      title: 'Apply for Medical Internships Program',
      description:
        'Learn beside doctors and nurses in another country. Tell us where, and for how long.',
      highlights: (duration: string, countries: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Locations', value: `${countries}+ Countries` },
        { label: 'Impact', value: 'Life-Changing' },
      ],
    },
  },
  page: {
    draft: true,
    description:
      'Two to twelve weeks beside doctors and nurses, in one of twelve countries from Greece to Tanzania.',
    lede: 'Learn beside doctors and nurses, in one of twelve countries.',
    countries: {
      title: 'Choose from twelve countries',
      total: (count: string) => `${count} countries`,
      africa: 'Africa',
    },
    facts: { countries: 'Countries', weeks: 'Weeks', age: 'Age' },
    overview: {
      title: 'Overview',
      lede: (duration: string) =>
        `You join a hospital or clinic abroad for ${duration}. You watch how care is given, help where local rules allow, and see how another health system works.`,
      text: 'You do not treat patients on your own. Ask us whether there is a stipend.',
    },
    activities: {
      title: 'Six activities',
      activities: [
        'Follow ward rounds',
        'Observe consultations and surgery',
        'Help nurses with basic care',
        'Join community health visits',
        'See the laboratory and pharmacy',
        'Take part in case discussions',
      ],
    },
    audiences: {
      title: 'Who it is for',
      /** The audiences, by the file of their portrait. */
      audiences: {
        'portrait-2': { title: 'Medical students', text: 'Working towards an MBBS' },
        'portrait-3': { title: 'Nursing students', text: 'Diploma or degree' },
        'portrait-6': {
          title: 'Biology and health students',
          text: 'Who have not chosen a field yet',
        },
        'portrait-5': { title: 'Recent graduates', text: 'In a health subject' },
      },
    },
    eligibility: {
      title: 'Eligibility',
      /** Contains the id of each requirement once, in braces. */
      sentence:
        'You are {age}, with a {passport} and {health}. You speak {english}. A {studies} is preferred. You bring {motivation} and {adaptability}.',
    },
    documents: 'Eight documents',
    benefits: {
      title: 'Eight benefits',
      benefits: [
        { title: 'Clinical exposure', text: 'Real wards, real cases.' },
        { title: 'Global health', text: 'See another system at work.' },
        { title: 'Clinical teams', text: 'See how they share the work.' },
        { title: 'A clearer choice', text: 'Find the field that suits you.' },
        { title: 'Cultural skill', text: 'See how people live in another country.' },
        { title: 'Confidence', text: 'Speak up on ward rounds.' },
        { title: 'Network', text: 'Colleagues in another country.' },
        { title: 'A stronger resume', text: 'Experience to write about.' },
      ],
    },
    inclusions: {
      included: {
        title: 'Included',
        items: [
          'Placement in a hospital or clinic',
          'A choice of twelve countries',
          'Review of your application',
          'Help with your documents',
          'Visa support',
          'Pre-departure orientation',
        ],
      },
      notIncluded: {
        title: 'Not included',
        items: ['Flights and visa', 'Insurance', 'Meals', 'Local transport', 'Personal expenses'],
      },
    },
    closing: {
      title: 'Which country will you choose?',
      lede: 'Apply online, or talk it through with us.',
      picture: 'An open passport with four stamps, a pencil and a rubber stamp',
    },
  },
} as const;

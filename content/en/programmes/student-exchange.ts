import type { Fact } from '../../types/common.ts';

/** The English texts of /global-programs/student-exchange and of the programme's record. */
export const studentExchange = {
  record: {
    text: 'Two to six months at a partner institution, then home to finish your degree.',
    picture: 'Two students share a meal over a map, a river in one window, mountains in the other',
    application: {
      title: 'Apply for Student Exchange Program',
      description:
        'Study at a partner institution abroad, then come home and finish the degree you began.',
      highlights: (duration: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Focus', value: 'Cultural Exchange' },
        { label: 'Experience', value: 'Life-Changing' },
      ],
    },
  },
  page: {
    draft: true,
    description: (duration: string) =>
      `Study at a partner institution abroad for ${duration}, then come home and finish your degree.`,
    lede: 'You study at a partner institution abroad, then come home and finish your degree.',
    facts: {
      place: 'A partner institution abroad',
      focus: { label: 'Focus', value: 'Cultural exchange' },
    },
    months: 'months',
    // Sample: the specification asks for benefits and names none. The client confirms or replaces them.
    benefits: {
      title: 'Benefits',
      home: {
        title: 'You bring',
        benefits: [
          { title: 'Your language' },
          { title: 'Your food and stories' },
          { title: 'New ideas for the class' },
        ],
      },
      abroad: {
        title: 'You take home',
        benefits: [
          { title: 'Practice in another language' },
          { title: 'Study experience abroad' },
          { title: 'Friends in another country' },
        ],
      },
    },
    process: {
      title: 'How It Works',
      home: 'At home',
      abroad: 'Abroad',
      // Sample: the specification asks for the section and gives no steps. The client confirms or replaces them.
      steps: {
        apply: { title: 'Apply', text: 'Fill in the application form.' },
        match: {
          title: 'Match',
          text: 'We look for a partner institution in your area of study.',
        },
        prepare: { title: 'Prepare', text: 'Visa documents and an orientation.' },
        study: {
          title: 'Study there',
          text: (duration: string) => `${duration} of classes and daily life abroad.`,
        },
        return: { title: 'Come home', text: 'You finish your degree at your own institution.' },
      },
    },
    areas: {
      title: 'Areas of Study',
      areas: {
        hospitality: {
          title: 'Hospitality Management',
          text: 'Running hotels and looking after guests.',
          picture: 'A guest with a suitcase at the desk of a hotel lobby',
        },
        culinary: {
          title: 'Culinary Arts',
          text: 'Kitchens, menus and the food of another country.',
          picture: 'A chef and a student cook side by side',
        },
        business: {
          title: 'Business Studies',
          text: 'Markets, teams and management.',
          picture: 'A team around a table, a chart on the wall',
        },
        language: {
          title: 'Language Immersion',
          text: 'The local language, in class and every day.',
          picture: 'A student buys fruit at a street market',
        },
      },
    },
    // Sample: the specification asks for what is included and names nothing. The client confirms or replaces it.
    included: {
      title: "What's Included",
      items: [
        { title: 'Matching with a partner institution' },
        { title: 'Help with your application' },
        { title: 'Visa support' },
        { title: 'Pre-departure orientation' },
      ],
    },
    eligibility: {
      title: 'Who Can Apply',
      studies: 'Studies',
      grades: 'Grades',
      english: 'English',
      passport: 'Passport',
    },
    closing: {
      title: 'Ready to go on exchange?',
      lede: 'Tell us what you study and when you could leave.',
      picture: 'A student raises a hand in class',
    },
  },
} as const;

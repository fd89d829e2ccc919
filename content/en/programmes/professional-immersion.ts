import type { Fact } from '../../types/common.ts';

/**
 * The English texts of /global-programs/professional-immersion and of the programme's record. Purpose, departments, who
 * should join and what one takes away are samples for the client to confirm: the specification asks for them and gives none.
 */
export const professionalImmersion = {
  record: {
    text: 'One to three days of seminars and visits: you watch how a hotel works.',
    picture: 'A hotel cut open: kitchen, room and restaurant above, visitors at reception below',
    application: {
      title: 'Apply for Professional Immersion Program',
      description: 'Seminars and site visits that show you how hotels work before you work in one.',
      highlights: (days: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: `${days} Days` },
        { label: 'Training', value: 'Seminars + Site Visits' },
        { label: 'Foundation', value: 'Career Preparation' },
      ],
    },
  },
  page: {
    draft: true,
    description: (days: string) =>
      `Seminars and site visits in ${days} days that show you how a hotel works, before you choose a career in one.`,
    lede: 'Watch how a hotel works, in one to three days of seminars and site visits.',
    consultation: 'Book a Consultation',
    overview: {
      title: 'Overview',
      text: 'You do not work: you watch each department and ask questions, before you choose a career in hotels.',
    },
    purpose: {
      title: 'Purpose',
      text: 'To close the gap between the classroom and the first day at work.',
    },
    experience: {
      title: 'Four departments',
      departments: {
        kitchen: {
          title: 'Kitchen',
          text: 'Timing, hygiene and teamwork.',
          picture: 'A chef tosses a pan over a flame',
        },
        housekeeping: {
          title: 'Housekeeping',
          text: 'A room made ready, step by step.',
          picture: 'A housekeeper makes a bed',
        },
        restaurant: {
          title: 'Restaurant',
          text: 'Service, menus, difficult guests.',
          picture: 'A waiter carries a tray to a table',
        },
        'front-office': {
          title: 'Front Office',
          text: 'Check-in, reservations, concierge.',
          picture: 'A receptionist at the front desk',
        },
      },
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
      items: ['Seminars', 'Site visits', 'Career preparation'],
    },
    takeaways: {
      title: 'What you take away',
      items: [
        'A clear picture of hotel careers',
        'The words that professionals use',
        'Questions to ask in an interview',
        'New contacts',
      ],
    },
    closing: {
      title: 'Come and see a hotel at work',
      lede: 'Tell us what you study and when you are free.',
      picture: 'A guide welcomes three visitors in a hotel lobby, beside an open door',
    },
  },
} as const;

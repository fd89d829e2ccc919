import type { Action, StaticEvent } from './types/common.ts';

type EventsPage = {
  title: string;
  description: string;
  posts: Action;
  past: string;
  /** `about` joins the link's name and the event's title for screen readers. */
  learnMore: { name: string; about: string };
  calendar: { name: string; about: string };
  events: StaticEvent[];
};

/**
 * The texts of /events (requirements 2, "Events and Updates"). The specification asks for three events and names none.
 * An event without `sample: true` gets a calendar file, structured data and a place on the page's share card.
 */
export const events: EventsPage = {
  title: 'Events and Updates',
  description:
    'Seminars, fairs and webinars about study and work abroad: when and where they are, and what they are for.',
  posts: { to: '/blog', name: 'Read the latest posts' },
  past: 'Past event',
  learnMore: { name: 'Learn More', about: 'about' },
  calendar: { name: 'Add to calendar (.ics)', about: 'for' },
  events: [
    {
      sample: true,
      slug: 'study-abroad-seminar',
      title: 'Example\u00a0event: Study abroad seminar',
      date: '2026-12-05',
      location: 'Example venue, Dhaka',
      text: 'Study abroad or pathway? We compare the two, go through the documents and take your questions.',
      picture: {
        file: 'event-seminar',
        description: 'A speaker on a stage in front of an audience',
      },
    },
    {
      sample: true,
      slug: 'career-and-internship-fair',
      title: 'Example\u00a0event: Career and internship fair',
      date: '2027-01-16',
      location: 'Example campus, Dhaka',
      text: 'Meet employers and our programme team in one place. Bring a printed resume.',
      picture: {
        file: 'event-fair',
        description: 'A fair stall with a striped roof and two visitors',
      },
    },
    {
      sample: true,
      slug: 'virtual-internship-webinar',
      title: 'Example\u00a0event: Virtual internship webinar',
      date: '2027-01-28',
      location: 'Online',
      online: true,
      text: 'How remote internships work: the fields, the hours and what a host expects.',
      picture: {
        file: 'event-webinar',
        description: 'A speaker on a computer screen at night',
      },
    },
  ],
};

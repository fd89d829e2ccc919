import type { Action, StaticEvent } from './vocabulary/nouns.ts';

type EventsPage = {
  title: string;
  description: string;
  posts: Action;
  past: string;
  /** `about` joins a link with the event's title, for those who don't see the event. */
  learnMore: Action & { about: string };
  calendar: { name: string; about: string };
  events: StaticEvent[];
};

/**
 * The texts of /events (requirements 2, "Events and Updates"). SAMPLE DATA: the specification names no event,
 * so that the client replaces the three; [brackets] are placeholders.
 */
export const events: EventsPage = {
  title: 'Events and Updates',
  description:
    'A study abroad seminar, a career and internship fair and a virtual internship webinar: when, where, and what for.',
  posts: { to: '/blog', name: 'Read the latest posts' },
  past: 'Past event',
  learnMore: { to: '/contact', name: 'Learn More', about: 'about' },
  calendar: { name: 'Add to calendar (.ics)', about: 'for' },
  events: [
    {
      slug: 'study-abroad-seminar',
      title: 'Study Abroad Seminar',
      date: '2026-12-05',
      location: '[Venue], Dhaka',
      text: 'Study abroad or pathway? We compare the two, go through the documents and take your questions.',
      picture: {
        file: 'event-seminar',
        description: 'A speaker on a stage in front of an audience',
      },
    },
    {
      slug: 'career-and-internship-fair',
      title: 'Career and Internship Fair',
      date: '2027-01-16',
      location: '[Campus], Dhaka',
      text: 'Meet employers and our programme team in one place. Bring a printed resume.',
      picture: {
        file: 'event-fair',
        description: 'A fair stall with a striped roof and two visitors',
      },
    },
    {
      slug: 'virtual-internship-webinar',
      title: 'Virtual Internship Webinar',
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

/** The English texts of /events (requirements 2, "Events and Updates"). */
export const events = {
  title: 'All events',
  description:
    'Seminars, fairs and webinars about study and work abroad: when and where they are, and what they are for.',
  posts: 'Read the latest posts',
  past: 'Past event',
  /** `about` joins the link's name and the event's title for screen readers. */
  learnMore: { name: 'Learn More', about: 'about' },
  calendar: { name: 'Add to calendar (.ics)', about: 'for' },
  /** The events by their slug. */
  events: {
    'study-abroad-seminar': {
      sample: true,
      title: 'Example\u00a0event: Study abroad seminar',
      location: 'Example venue, Dhaka',
      text: 'Study abroad or pathway? We compare the two, go through the documents and take your questions.',
      picture: 'A speaker on a stage in front of an audience',
    },
    'career-and-internship-fair': {
      sample: true,
      title: 'Example\u00a0event: Career and internship fair',
      location: 'Example campus, Dhaka',
      text: 'Meet employers and our programme team in one place. Bring a printed resume.',
      picture: 'A fair stall with a striped roof and two visitors',
    },
    'virtual-internship-webinar': {
      sample: true,
      title: 'Example\u00a0event: Virtual internship webinar',
      location: 'Online',
      text: 'How remote internships work: the fields, the hours and what a host expects.',
      picture: 'A speaker on a computer screen at night',
    },
  },
} as const;

import { events as bengali } from './bn/events.ts';
import { events as english } from './en/events.ts';
import type { Language } from './language.ts';
import type { Action, StaticEvent } from './types/common.ts';
import type { Decoration } from './types/picture.ts';

export type EventsPage = {
  title: string;
  description: string;
  posts: Action;
  past: string;
  /** `about` joins the link's name and the event's title for screen readers. */
  learnMore: { name: string; about: string };
  calendar: { name: string; about: string };
  events: StaticEvent[];
};

type EventSlug = keyof typeof english.events;

/** The properties of the events that don't depend on the language. An event without a venue is `online`. */
const records: Record<EventSlug, Pick<StaticEvent, 'date' | 'online'> & { picture: Decoration }> = {
  'study-abroad-seminar': { date: '2026-12-05', picture: { file: 'event-seminar' } },
  'career-and-internship-fair': { date: '2027-01-16', picture: { file: 'event-fair' } },
  'virtual-internship-webinar': {
    date: '2027-01-28',
    online: true,
    picture: { file: 'event-webinar' },
  },
};

function createEvents(language: Language): EventsPage {
  const { posts, events, ...texts } = { en: english, bn: bengali }[language];
  return {
    ...texts,
    posts: { to: '/blog', name: posts },
    events: (Object.keys(records) as EventSlug[]).map((slug) => {
      const { picture, ...record } = records[slug];
      return {
        slug,
        ...events[slug],
        ...record,
        picture: { ...picture, description: events[slug].picture },
      };
    }),
  };
}

/**
 * The content of /events in each language (requirements 2, "Events and Updates"). The specification asks for three events and
 * names none. An event without `sample: true` gets a calendar file, structured data and a place on the page's share card.
 */
export const events = { en: createEvents('en'), bn: createEvents('bn') };

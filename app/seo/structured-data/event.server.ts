import type { Event } from 'schema-dts';
import { shareCardOf } from '#app/seo/share-card.ts';
import type { StaticEvent } from '#content/types/nouns.ts';
import { organizationReference } from './organization.server.ts';

/** An event of /events. The specification gives days and no hours. */
function event(siteUrl: string, { slug, title, date, location, online, text }: StaticEvent) {
  const url = `${siteUrl}/events#${slug}`;
  return {
    '@type': 'Event',
    name: title,
    description: text,
    startDate: date,
    eventAttendanceMode: online
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: online
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: location, address: location },
    image: siteUrl + shareCardOf('/events').path,
    url,
    organizer: organizationReference(siteUrl),
  } satisfies Event;
}

/** The events of /events for search engines: no samples, which take place nowhere. */
export const eventsOf = (siteUrl: string, events: readonly StaticEvent[]) =>
  events.filter(({ sample }) => !sample).map((each) => event(siteUrl, each));

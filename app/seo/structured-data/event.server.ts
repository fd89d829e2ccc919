import type { Event } from 'schema-dts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { createOrganizationReference } from './organization.server.ts';

/** Creates the structured data of an event. `startDate` has no time, since the specification gives none. */
function createEvent(siteUrl: string, { slug, title, date, location, online, text }: StaticEvent) {
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
    image: siteUrl + getOgImageFile('/events').path,
    url,
    organizer: createOrganizationReference(siteUrl, 'en'),
  } satisfies Event;
}

/** Creates the structured data of the events on /events, without the samples, which don't take place. */
export const createEvents = (siteUrl: string, events: readonly StaticEvent[]) =>
  events.filter(({ sample }) => !sample).map((event) => createEvent(siteUrl, event));

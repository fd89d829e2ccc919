import type { Event } from 'schema-dts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { createOrganizationReference } from './organization.server.ts';

/** An event of /events. The specification gives days and no hours. */
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
    organizer: createOrganizationReference(siteUrl),
  } satisfies Event;
}

/** The events of /events for search engines: no samples, which take place nowhere. */
export const createEvents = (siteUrl: string, events: readonly StaticEvent[]) =>
  events.filter(({ sample }) => !sample).map((each) => createEvent(siteUrl, each));

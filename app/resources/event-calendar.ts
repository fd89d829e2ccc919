import type { StaticEvent } from '#app/content/vocabulary/nouns.ts';
import { calendarText } from './calendar.ts';

/** Where an event's calendar file is. */
export const calendarPath = ({ slug }: Pick<StaticEvent, 'slug'>) => `/events/${slug}.ics`;

/**
 * An event as a calendar of one entry.
 *
 * @param made.siteUrl without a closing slash
 * @param made.by the organisation's name
 */
export function calendarOf(
  { slug, title, date, location, text }: StaticEvent,
  made: { siteUrl: string; by: string; at: Date },
): string {
  const url = `${made.siteUrl}/events#${slug}`;
  return calendarText([{ uid: slug, date, title, location, text, url }], made);
}

import { formatCalendar } from '#common/calendar.ts';
import type { StaticEvent } from '#content/types/common.ts';

/** Where an event's calendar file is; undefined for a sample, which has none. */
export const getCalendarPath = ({ slug, sample }: Pick<StaticEvent, 'slug' | 'sample'>) =>
  sample ? undefined : `/events/${slug}.ics`;

/**
 * An event as a calendar of one entry.
 *
 * @param made.siteUrl without a closing slash
 * @param made.by the organisation's name
 */
export function createEventCalendar(
  { slug, title, date, location, text }: StaticEvent,
  options: { siteUrl: string; by: string; at: Date },
): string {
  const url = `${options.siteUrl}/events#${slug}`;
  return formatCalendar([{ uid: slug, date, title, location, text, url }], options);
}

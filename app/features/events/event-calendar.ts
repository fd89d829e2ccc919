import { formatCalendar } from '#common/calendar.ts';
import { type Language, localisePath } from '#content/language.ts';
import type { StaticEvent } from '#content/types/common.ts';

/** Returns the path of an event's calendar file in a language, or undefined for a sample, which has none. */
export const getCalendarPath = (
  { slug, sample }: Pick<StaticEvent, 'slug' | 'sample'>,
  language: Language,
) => (sample ? undefined : `${localisePath('/events', language)}/${slug}.ics`);

/**
 * Formats an event as an iCalendar file with one entry.
 *
 * @param options.siteUrl the site's URL without a trailing slash
 * @param options.by the organisation's name
 * @param options.at when the file is made
 */
export function createEventCalendar(
  { slug, title, date, location, text }: StaticEvent,
  options: { siteUrl: string; by: string; at: Date },
  language: Language,
): string {
  const url = `${options.siteUrl}${localisePath('/events', language)}#${slug}`;
  return formatCalendar([{ uid: slug, date, title, location, text, url }], options);
}

import { shiftToDhaka } from '#common/dhaka-time.ts';
import { formatBengaliClock, formatBengaliWeekday } from '#content/formats/bengali-time.ts';
import type { Language } from '#content/language.ts';

const timeZone = 'Asia/Dhaka';
/** Requirements 9: dates in US English long format. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/**
 * Formats a day in Dhaka: "Sunday, November 22, 2026", "রোববার, ২২ নভেম্বর ২০২৬".
 *
 * @param time ISO 8601, in UTC
 */
export const formatDhakaDay = (time: string, language: Language): string =>
  language === 'bn' ? formatBengaliWeekday(shiftToDhaka(time)) : dayFormat.format(new Date(time));

/**
 * Formats a time of day in Dhaka: "8:40 PM", "রাত ৮টা ৪০ মিনিট".
 *
 * @param time ISO 8601, in UTC
 */
export function formatDhakaTime(time: string, language: Language): string {
  if (language === 'bn') {
    const shifted = shiftToDhaka(time);
    return formatBengaliClock(shifted.getUTCHours(), shifted.getUTCMinutes());
  }
  // Some mail programs can't show the narrow space that Intl writes.
  return timeFormat.format(new Date(time)).replace(/\s/g, ' ');
}

/**
 * Formats a day and a time in Dhaka: "Sunday, November 22, 2026, 8:40 PM".
 *
 * @param time ISO 8601, in UTC
 */
export const formatDhakaDateTime = (time: string, language: Language): string =>
  `${formatDhakaDay(time, language)}, ${formatDhakaTime(time, language)}`;

import { toDhakaDay } from '#common/dhaka-time.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { getCalendarPath } from './event-calendar.ts';

/** An event as the page shows it. */
export type EventView = StaticEvent & {
  /** The date for display: `day` such as "5", `month` such as "December 2026". */
  day: string;
  month: string;
  /** Whether the event's day is over in Dhaka. */
  isPast: boolean;
  /** Path of the calendar file. Samples and past events have none, because nobody can attend them. */
  calendarPath?: string;
};

/**
 * Converts an event to the data that the page shows.
 *
 * @param now the current time, which decides whether the event is past in Dhaka
 */
export function createEventView(event: StaticEvent, now: Date, language: Language): EventView {
  const { digits, month } = formats[language];
  const isPast = event.date < toDhakaDay(now.toISOString());
  return {
    ...event,
    day: digits(Number(event.date.slice(8))),
    month: month(event.date.slice(0, 7)),
    isPast,
    calendarPath: isPast ? undefined : getCalendarPath(event, language),
  };
}

/** How many events the blog shows above its posts. */
const nextEventCount = 3;

/** The next events for the page, the earliest first, without those whose day is over in Dhaka. */
export const listNextEvents = (
  events: readonly StaticEvent[],
  now: Date,
  language: Language,
): EventView[] =>
  events
    .map((event) => createEventView(event, now, language))
    .filter(({ isPast }) => !isPast)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, nextEventCount);

import { toDhakaDay } from '#common/dhaka-time.ts';
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

const dayOfMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Converts an event to the data that the page shows.
 *
 * @param now the current time, which decides whether the event is past in Dhaka
 */
export function createEventView(event: StaticEvent, now: Date): EventView {
  const date = new Date(`${event.date}T00:00:00Z`);
  const isPast = event.date < toDhakaDay(now.toISOString());
  return {
    ...event,
    day: dayOfMonth.format(date),
    month: monthAndYear.format(date),
    isPast,
    calendarPath: isPast ? undefined : getCalendarPath(event),
  };
}

/** How many events the blog shows above its posts. */
const nextEventCount = 3;

/** The next events for the page, the earliest first, without those whose day is over in Dhaka. */
export const listNextEvents = (events: readonly StaticEvent[], now: Date): EventView[] =>
  events
    .map((event) => createEventView(event, now))
    .filter(({ isPast }) => !isPast)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, nextEventCount);

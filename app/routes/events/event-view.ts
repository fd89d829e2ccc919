import { toDhakaDay } from '#common/dhaka-time.ts';
import type { StaticEvent } from '#content/types/common.ts';
import { getCalendarPath } from './event-calendar.ts';

/** What the page shows of an event. */
export type EventView = StaticEvent & {
  /** "5" and "December 2026". */
  day: string;
  month: string;
  /** Its day in Dhaka is over. */
  isPast: boolean;
  /** Left out for a sample and for a past event: nobody could go. */
  calendarPath?: string;
};

const dayOfMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param now decides whether the event is past, in Dhaka, where it happens */
export function createEventView(event: StaticEvent, now: Date): EventView {
  const date = new Date(`${event.date}T00:00:00Z`);
  const past = event.date < toDhakaDay(now.toISOString());
  return {
    ...event,
    day: dayOfMonth.format(date),
    month: monthAndYear.format(date),
    isPast: past,
    calendarPath: past ? undefined : getCalendarPath(event),
  };
}

import { type CalendarEvent, formatCalendar } from '#common/calendar.ts';
import type { Plan, PlanDay } from './plan.ts';

/** What the entries are called, with the plan's name behind it, and what they say of their weeks. */
export type PlanCalendarTexts = Record<'start' | 'apply' | 'visa' | 'leave', string> & {
  /** Says of a number of weeks that it is ours. */
  allow: (weeks: number) => string;
};

/**
 * A plan as a calendar file (RFC 5545): an entry for each day to start, to apply, to hand in and to leave.
 *
 * @param named.id of the option, which makes the entries' ids
 * @param named.name the option's: 'Germany, Internship'
 * @param named.url of the plan
 */
export function createPlanCalendar(
  { departure, beforeAcceptance, apply, afterAcceptance, visa, weeks }: Plan,
  named: { id: string; name: string; url: string; words: PlanCalendarTexts },
  made: { siteUrl: string; by: string; at: Date },
): string {
  const { id, name, url, words } = named;
  const entry = (key: string, { date }: PlanDay, title: string, text: string): CalendarEvent => ({
    uid: `${id}-${key}`,
    date,
    title: `${title} (${name})`,
    text,
    url,
  });
  const steps = [...beforeAcceptance, ...afterAcceptance]
    .filter(({ isObtained }) => !isObtained)
    .map((step) =>
      entry(
        step.id,
        step.start,
        `${words.start}: ${step.name}`,
        `${step.how} ${step.neededFor}. ${words.allow(step.weeks)}`,
      ),
    );
  const milestone = (key: 'apply' | 'visa', day: PlanDay, before: number) =>
    entry(key, day, words[key], `${name}. ${words.allow(before)}`);
  const entries = [
    ...steps,
    milestone('apply', apply, weeks.apply),
    ...(visa && weeks.visa !== undefined ? [milestone('visa', visa, weeks.visa)] : []),
    entry('leave', departure, words.leave, name),
  ];
  return formatCalendar(
    entries.sort((a, b) => (a.date < b.date ? -1 : 1)),
    made,
  );
}

import { type CalendarEvent, formatCalendar } from '#common/calendar.ts';
import { getVisaApplicationDay, type Plan, type PlanDay } from './plan.ts';

/** The titles of the entries, which the plan's name follows, and their description. */
export type PlanCalendarTexts = Record<'start' | 'apply' | 'visa' | 'leave', string> & {
  /** Says what an entry is about, and that the number of weeks is our recommendation. */
  describe: (subject: string, weeks: number) => string;
};

/**
 * Creates the calendar file of a plan (RFC 5545): one entry per document to start, and one each for the application, the
 * visa application and the departure.
 *
 * @param named.id of the opportunity; the UIDs of the entries start with it
 * @param named.name of the opportunity: 'Germany, Internship'
 * @param named.url of the plan
 */
export function createPlanCalendar(
  plan: Plan,
  named: { id: string; name: string; url: string; words: PlanCalendarTexts },
  origin: { siteUrl: string; by: string; at: Date },
): string {
  const { departure, beforeAcceptance, apply, afterAcceptance, weeks } = plan;
  const { id, name, url, words } = named;
  const visa = getVisaApplicationDay(plan);
  const createEntry = (
    key: string,
    { date }: PlanDay,
    title: string,
    text: string,
  ): CalendarEvent => ({
    uid: `${id}-${key}`,
    date,
    title: `${title} (${name})`,
    text,
    url,
  });
  const steps = [...beforeAcceptance, ...afterAcceptance]
    .filter(({ isObtained }) => !isObtained)
    .map((step) =>
      createEntry(
        step.id,
        step.start,
        `${words.start}: ${step.name}`,
        words.describe(`${step.how} ${step.neededFor}`, step.weeks),
      ),
    );
  const createMilestone = (key: 'apply' | 'visa', day: PlanDay, weeksBefore: number) =>
    createEntry(key, day, words[key], words.describe(name, weeksBefore));
  const entries = [
    ...steps,
    createMilestone('apply', apply, weeks.apply),
    ...(visa && weeks.visa !== undefined ? [createMilestone('visa', visa, weeks.visa)] : []),
    createEntry('leave', departure, words.leave, name),
  ];
  return formatCalendar(
    entries.sort((a, b) => (a.date < b.date ? -1 : 1)),
    origin,
  );
}

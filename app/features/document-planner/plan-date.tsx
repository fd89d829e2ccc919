import { plannerTexts } from '#content/document-planner.ts';
import type { PlanDay } from '#domain/eligibility/plan.ts';
import { splitDate } from './days.ts';

/**
 * A day of the plan as a giant figure; where it has passed, and the departure hasn't, "today" in red.
 *
 * @param leave the departure: its year goes without saying
 * @param by what to do by then, and `now` what to do today
 * @param isDone nothing is to be hurried any more
 */
export function PlanDate({
  day: { date, isPast },
  leave,
  by,
  now,
  isDone = false,
}: {
  day: PlanDay;
  leave: PlanDay;
  by: string;
  now: string;
  isDone?: boolean;
}) {
  const { day, month, year, isOtherYear } = splitDate(date, leave.date);
  if (isPast && !leave.isPast && !isDone) {
    return (
      <p className="day at-once">
        <span>{now}</span> <b>{plannerTexts.today}</b>{' '}
        <span className="was">
          {plannerTexts.was(`${day} ${month}`)}
          <span className="visually-hidden"> {year}</span>
        </span>
      </p>
    );
  }
  return (
    <p className="day">
      <span>{by}</span>{' '}
      <time dateTime={date}>
        <b>{day}</b> {month}
        <span className={isOtherYear ? 'year' : 'visually-hidden'}> {year}</span>
      </time>
    </p>
  );
}

import { useFinderTexts, usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { PlanDay } from '#domain/eligibility/plan.ts';
import { splitDate } from './days.ts';

/**
 * A day of the plan as a large figure. If the day has passed and the departure hasn't, it shows "today" in red.
 *
 * @param departure the year is hidden if it is that of the departure
 * @param by label of a future day
 * @param now label of a day that has passed
 * @param isCompleted shows the date even if it has passed, because there is nothing left to do
 */
export function PlanDate({
  day: { date, isPast },
  departure,
  by,
  now,
  isCompleted = false,
}: {
  day: PlanDay;
  departure: PlanDay;
  by: string;
  now: string;
  isCompleted?: boolean;
}) {
  const plannerTexts = usePlannerTexts();
  const { digits } = useFinderTexts().figures;
  const { isOtherYear, ...parts } = splitDate(date, departure.date);
  const month = plannerTexts.dates.shortMonth(date);
  const [day, year] = [digits(parts.day), digits(parts.year)];
  if (isPast && !departure.isPast && !isCompleted) {
    return (
      <p className="day overdue">
        <span>{now}</span> <b>{plannerTexts.today}</b>{' '}
        <span className="former-date">
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

import { planTexts } from '#content/can-i-go-plan.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Plan, PlanStep } from '#domain/eligibility/plan.ts';
import { daysBetween, shortMonth } from './days.ts';
import { hasMatch, nameParts, stepsOf } from './words.ts';

/** A line of the tide table: a hull moored from the day on which to start. */
export type Hull = {
  key: string;
  name: string;
  kind: 'document' | 'apply' | 'visa';
  isLate: boolean;
  /** Shares of the table's width. */
  from: number;
  to: number;
  /** Where its name has room. */
  label: 'after' | 'before' | 'inside';
};

export type Tide = {
  months: readonly { name: string; from: number }[];
  hulls: readonly Hull[];
  /** Where today is, if the table reaches back to it. */
  today?: number;
};

const texts = planTexts.tide;

const day = (date: Date) => date.toISOString().slice(0, 10);
const week = 7;

/**
 * The plan as a table from the month of its first day to the departure. What should have begun begins today; what is
 * started lies until it is needed.
 *
 * @param of.today ISO 8601
 * @returns undefined where there is nothing to moor: nobody leaves, or the day has passed
 */
export function tideOf(
  plan: Plan,
  of: { option: Pick<Option, 'programme'>; today: string },
): Tide | undefined {
  const { option, today } = of;
  const { leave, apply, visa, afterAcceptance } = plan;
  const steps = stepsOf(plan);
  if (leave.isPast || steps.length === 0 || !visa) return;

  const later = (date: string) => (date < today ? today : date);
  const first = [...steps.map(({ start }) => start.date), apply.date].map(later).sort()[0] ?? today;
  const start = `${first.slice(0, 7)}-01`;
  const length = daysBetween(start, leave.date);
  const share = (days: number) => Math.round((days / length) * 10_000) / 10_000;

  const hull = (
    { key, name, kind }: Pick<Hull, 'key' | 'name' | 'kind'>,
    { date, isPast }: Plan['leave'],
    until: string,
  ): Hull => {
    const begins = Math.min(daysBetween(start, later(date)), length - week);
    const ends = Math.min(Math.max(begins + week, daysBetween(start, until)), length);
    const [from, to] = [share(begins), share(ends)];
    const label = to <= 0.72 ? 'after' : from >= 0.25 ? 'before' : 'inside';
    return { key, name, kind, isLate: isPast, from, to, label };
  };
  const step = (each: PlanStep) => {
    const neededOn = each.stage === 'before acceptance' ? apply.date : visa.date;
    return hull(
      { key: each.id, name: nameParts(each.name).name, kind: 'document' },
      each.start,
      neededOn,
    );
  };
  const accepted = afterAcceptance[0]?.start.date ?? visa.date;
  const hulls = [
    ...plan.beforeAcceptance.map(step),
    hull(
      { key: 'apply', name: hasMatch(option) ? texts.apply : texts.applyToStudy, kind: 'apply' },
      apply,
      accepted,
    ),
    ...afterAcceptance.map(step),
    hull({ key: 'visa', name: texts.visa, kind: 'visa' }, visa, leave.date),
  ];
  const now = daysBetween(start, today);
  return {
    months: monthsBetween(start, leave.date).map((date) => ({
      name: shortMonth(date),
      from: share(daysBetween(start, date)),
    })),
    hulls,
    ...(now >= 0 && { today: share(now) }),
  };
}

/** The firsts of the months from one to the one before the other. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  const date = new Date(`${from}T00:00:00Z`);
  while (day(date) < to) {
    months.push(day(date));
    date.setUTCMonth(date.getUTCMonth() + 1);
  }
  return months;
}

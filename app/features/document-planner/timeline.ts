import { plannerTexts } from '#content/document-planner.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan, PlanStep } from '#domain/eligibility/plan.ts';
import { countDaysBetween, formatShortMonth } from './days.ts';
import { hasHostMatching, listSteps, splitDocumentName } from './plan-status.ts';

/** A line of the tide table: a hull moored from the day on which to start. */
export type TimelineBar = {
  key: string;
  name: string;
  kind: 'document' | 'apply' | 'visa';
  isLate: boolean;
  /** Shares of the table's width. */
  from: number;
  to: number;
  /** Where its name has room. */
  labelPosition: 'after' | 'before' | 'inside';
};

export type Timeline = {
  months: readonly { name: string; from: number }[];
  bars: readonly TimelineBar[];
  /** Where today is, if the table reaches back to it. */
  today?: number;
};

const texts = plannerTexts.timeline;

const toIsoDay = (date: Date) => date.toISOString().slice(0, 10);
const daysPerWeek = 7;

/**
 * The plan as a table from the month of its first day to the departure. What should have begun begins today; what is
 * started lies until it is needed.
 *
 * @param of.today ISO 8601
 * @returns undefined where there is nothing to moor: nobody leaves, or the day has passed
 */
export function createTimeline(
  plan: Plan,
  of: { option: Pick<Opportunity, 'programme'>; today: string },
): Timeline | undefined {
  const { option, today } = of;
  const { departure, apply, visa, afterAcceptance } = plan;
  const steps = listSteps(plan);
  if (departure.isPast || steps.length === 0 || !visa) return;

  const later = (date: string) => (date < today ? today : date);
  const first = [...steps.map(({ start }) => start.date), apply.date].map(later).sort()[0] ?? today;
  const start = `${first.slice(0, 7)}-01`;
  const length = countDaysBetween(start, departure.date);
  const share = (days: number) => Math.round((days / length) * 10_000) / 10_000;

  const hull = (
    { key, name, kind }: Pick<TimelineBar, 'key' | 'name' | 'kind'>,
    { date, isPast }: Plan['departure'],
    until: string,
  ): TimelineBar => {
    const begins = Math.min(countDaysBetween(start, later(date)), length - daysPerWeek);
    const ends = Math.min(Math.max(begins + daysPerWeek, countDaysBetween(start, until)), length);
    const [from, to] = [share(begins), share(ends)];
    const label = to <= 0.72 ? 'after' : from >= 0.25 ? 'before' : 'inside';
    return { key, name, kind, isLate: isPast, from, to, labelPosition: label };
  };
  const step = (each: PlanStep) => {
    const neededOn = each.stage === 'before acceptance' ? apply.date : visa.date;
    return hull(
      { key: each.id, name: splitDocumentName(each.name).name, kind: 'document' },
      each.start,
      neededOn,
    );
  };
  const accepted = afterAcceptance[0]?.start.date ?? visa.date;
  const hulls = [
    ...plan.beforeAcceptance.map(step),
    hull(
      {
        key: 'apply',
        name: hasHostMatching(option) ? texts.apply : texts.applyToStudy,
        kind: 'apply',
      },
      apply,
      accepted,
    ),
    ...afterAcceptance.map(step),
    hull({ key: 'visa', name: texts.visa, kind: 'visa' }, visa, departure.date),
  ];
  const now = countDaysBetween(start, today);
  return {
    months: listMonthStarts(start, departure.date).map((date) => ({
      name: formatShortMonth(date),
      from: share(countDaysBetween(start, date)),
    })),
    bars: hulls,
    ...(now >= 0 && { today: share(now) }),
  };
}

/** The firsts of the months from one to the one before the other. */
function listMonthStarts(from: string, to: string): string[] {
  const months: string[] = [];
  const date = new Date(`${from}T00:00:00Z`);
  while (toIsoDay(date) < to) {
    months.push(toIsoDay(date));
    date.setUTCMonth(date.getUTCMonth() + 1);
  }
  return months;
}

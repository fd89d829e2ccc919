import type { PlannerTexts } from '#content/types/planner-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan, PlanStep } from '#domain/eligibility/plan.ts';
import { countDaysBetween } from './days.ts';
import { hasHostMatching, listSteps } from './plan-status.ts';

/** A bar of the timeline: from the day to start until the document is needed. */
type TimelineBar = {
  key: string;
  name: string;
  kind: 'document' | 'apply' | 'visa';
  isLate: boolean;
  /** Start, as a share of the timeline's width (0 to 1). */
  from: number;
  /** End, as a share of the timeline's width (0 to 1). */
  to: number;
  /** Where the name fits. */
  labelPosition: 'after' | 'before' | 'inside';
};

export type Timeline = {
  months: readonly { name: string; from: number }[];
  bars: readonly TimelineBar[];
  /** Today, as a share of the timeline's width. Undefined if the timeline starts later. */
  today?: number;
};

const toIsoDay = (date: Date) => date.toISOString().slice(0, 10);
const daysPerWeek = 7;

/**
 * Creates the timeline of a plan, from the month of its first step to the departure. A late bar begins today. A bar ends
 * when its document is needed.
 *
 * @param context.today ISO 8601
 * @returns undefined if the departure has passed, or the plan has no documents or no visa
 */
export function createTimeline(
  plan: Plan,
  context: {
    opportunity: Pick<Opportunity, 'programme'>;
    today: string;
    texts: PlannerTexts;
  },
): Timeline | undefined {
  const { opportunity, today } = context;
  const { dates, splitDocumentName, timeline: texts } = context.texts;
  const { departure, apply, visa, afterAcceptance } = plan;
  const steps = listSteps(plan);
  if (departure.isPast || steps.length === 0 || !visa) return;

  const notBeforeToday = (date: string) => (date < today ? today : date);
  const first =
    [...steps.map(({ start }) => start.date), apply.date].map(notBeforeToday).sort()[0] ?? today;
  const start = `${first.slice(0, 7)}-01`;
  const totalDays = countDaysBetween(start, departure.date);
  const toShare = (days: number) => Math.round((days / totalDays) * 10_000) / 10_000;

  const createBar = (
    { key, name, kind }: Pick<TimelineBar, 'key' | 'name' | 'kind'>,
    { date, isPast }: Plan['departure'],
    until: string,
  ): TimelineBar => {
    const startDay = Math.min(
      countDaysBetween(start, notBeforeToday(date)),
      totalDays - daysPerWeek,
    );
    const endDay = Math.min(
      Math.max(startDay + daysPerWeek, countDaysBetween(start, until)),
      totalDays,
    );
    const [from, to] = [toShare(startDay), toShare(endDay)];
    const labelPosition = to <= 0.72 ? 'after' : from >= 0.25 ? 'before' : 'inside';
    return { key, name, kind, isLate: isPast, from, to, labelPosition };
  };
  const createStepBar = (step: PlanStep) => {
    const neededOn = step.stage === 'before acceptance' ? apply.date : visa.date;
    return createBar(
      { key: step.id, name: splitDocumentName(step.name).name, kind: 'document' },
      step.start,
      neededOn,
    );
  };
  const acceptanceDate = afterAcceptance[0]?.start.date ?? visa.date;
  const bars = [
    ...plan.beforeAcceptance.map(createStepBar),
    createBar(
      {
        key: 'apply',
        name: hasHostMatching(opportunity) ? texts.apply : texts.applyToStudy,
        kind: 'apply',
      },
      apply,
      acceptanceDate,
    ),
    // The bar of the visa is the last one.
    ...afterAcceptance.filter(({ isVisa }) => !isVisa).map(createStepBar),
    createBar({ key: 'visa', name: texts.visa, kind: 'visa' }, visa, departure.date),
  ];
  const todayOffset = countDaysBetween(start, today);
  return {
    months: listMonthStarts(start, departure.date).map((date) => ({
      name: dates.shortMonth(date),
      from: toShare(countDaysBetween(start, date)),
    })),
    bars,
    ...(todayOffset >= 0 && { today: toShare(todayOffset) }),
  };
}

/** The first days of the months from `from`, which is the first day of a month, up to but not including `to`. */
function listMonthStarts(from: string, to: string): string[] {
  const months: string[] = [];
  const date = new Date(`${from}T00:00:00Z`);
  while (toIsoDay(date) < to) {
    months.push(toIsoDay(date));
    date.setUTCMonth(date.getUTCMonth() + 1);
  }
  return months;
}

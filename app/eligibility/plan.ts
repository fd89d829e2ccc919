import { addDays } from '#submissions/dhaka-time.ts';
import type { PlannedDocument } from './documents.ts';

/** A day of the plan: '2027-01-20'. In the past it is shown as "Start today". */
export type PlanDay = { date: string; isPast: boolean };

export type PlanStep = PlannedDocument & { start: PlanDay };

/** When to do what so that one can leave on the first of a month. */
export type Plan = {
  /** ISO 8601: the day that the plan counts from. */
  leave: PlanDay;
  beforeAcceptance: readonly PlanStep[];
  /** This and the next are left out where nobody can say: ask us. */
  apply?: PlanDay;
  afterAcceptance: readonly PlanStep[];
  visa?: PlanDay;
  /** What is already too late; undefined: nothing. The documents can still be hurried, the rest is to be asked. */
  late?: 'documents' | 'application' | 'departure';
};

export type PlanWeeks = { apply: number; visa: number };

/**
 * Counts back from a departure.
 *
 * @param leave its month: '2027-09'
 * @param weeks how long before it to apply, and to hand in the visa application; none for an option at home
 * @param today ISO 8601: '2026-11-22'
 */
export function planFor(
  documents: readonly PlannedDocument[],
  { leave, weeks, today }: { leave: string; weeks?: PlanWeeks; today: string },
): Plan {
  const departure = `${leave}-01`;
  const day = (weeksBefore: number): PlanDay => {
    const date = addDays(departure, -7 * weeksBefore);
    return { date, isPast: date < today };
  };
  const steps = documents.map((document) => ({ ...document, start: day(document.startWeeks) }));
  const plan = {
    leave: day(0),
    beforeAcceptance: steps.filter(({ stage }) => stage === 'before acceptance'),
    afterAcceptance: steps.filter(({ stage }) => stage === 'after acceptance'),
    ...(weeks && { apply: day(weeks.apply), visa: day(weeks.visa) }),
  };
  const late = plan.leave.isPast
    ? 'departure'
    : plan.apply?.isPast
      ? 'application'
      : steps.some(({ start }) => start.isPast) && 'documents';
  return late ? { ...plan, late } : plan;
}

/** The months that one may choose, the coming one first: ['2026-12', '2027-01']. */
export function leaveMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 7),
  );
}

/** The first month for which nothing is late; where all are, the last. */
export function firstUnhurriedMonth(
  documents: readonly PlannedDocument[],
  { months, weeks, today }: { months: readonly string[]; weeks?: PlanWeeks; today: string },
): string | undefined {
  const unhurried = months.find((leave) => !planFor(documents, { leave, weeks, today }).late);
  return unhurried ?? months.at(-1);
}

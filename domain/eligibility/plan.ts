import { addDays } from '#common/dhaka-time.ts';
import { milestoneWeeks, milestoneWeeksAtHome } from '#content/document-guides.ts';
import type { PlannedDocument } from './documents.ts';
import { isMet } from './match.ts';
import type { Opportunity } from './opportunity.ts';
import { type Profile, passportValidityMonths } from './profile.ts';

/** A day of the plan: '2027-01-20' (ISO 8601). A past day is shown as "Start today". */
export type PlanDay = { date: string; isPast: boolean };

export type PlanStep = PlannedDocument & {
  start: PlanDay;
  /** How many weeks we usually allow for getting the document. */
  weeks: number;
  /** The visitor's profile says that they have it already. */
  isObtained?: true;
  /** The visitor has a passport, but it may end before the stay does. */
  endsEarly?: true;
};

/** The dates of all steps that lead to a departure on the first of a month. */
export type Plan = {
  /** The day from which the plan is counted back. */
  departure: PlanDay;
  beforeAcceptance: readonly PlanStep[];
  apply: PlanDay;
  /** How many weeks before the departure to apply, and to apply for the visa. */
  weeks: PlanWeeks;
  afterAcceptance: readonly PlanStep[];
  /** The day to apply for the visa. Undefined for a programme in Bangladesh. */
  visa?: PlanDay;
  /** The most important date that has passed. Undefined when everything is on time. */
  late?: 'documents' | 'application' | 'departure';
};

/**
 * The day to hand in the visa application.
 *
 * @returns undefined for a programme in Bangladesh, and where the visa is one of the documents since the employer applies for it
 */
export const getVisaApplicationDay = ({ visa, afterAcceptance }: Plan): PlanDay | undefined =>
  afterAcceptance.some(({ isVisa }) => isVisa) ? undefined : visa;

type PlanWeeks = { apply: number; visa?: number };

/** The weeks of an opportunity: those of a stay abroad, or of a programme in Bangladesh. */
export const getPlanWeeks = ({ isAbroad }: Pick<Opportunity, 'isAbroad'>): PlanWeeks =>
  isAbroad ? milestoneWeeks : milestoneWeeksAtHome;

type PlanParameters = {
  weeks: PlanWeeks;
  /** ISO 8601: '2026-11-22'. */
  today: string;
  /** The last month of departure for which the visitor's passport is valid long enough: '2028-05'. */
  lastMonthWithPassport?: string | undefined;
};

/**
 * Creates a plan by counting back from the first day of the departure month. The `startWeeks` of a document are those of
 * a stay abroad; for a programme in Bangladesh they are shifted by the difference between the two application dates.
 *
 * @param departureMonth '2027-09'
 */
export function createPlan(
  documents: readonly PlannedDocument[],
  {
    departureMonth,
    weeks,
    today,
    lastMonthWithPassport,
  }: PlanParameters & { departureMonth: string },
): Plan {
  const departure = `${departureMonth}-01`;
  const createDay = (weeksBefore: number): PlanDay => {
    const date = addDays(departure, -7 * weeksBefore);
    return { date, isPast: date < today };
  };
  const steps = documents.map((document): PlanStep => {
    const isBeforeAcceptance = document.stage === 'before acceptance';
    const { startWeeks, isVisa } = document;
    const neededWeeksAfter = isVisa ? 0 : milestoneWeeks.visa;
    const neededWeeks = isBeforeAcceptance ? milestoneWeeks.apply : neededWeeksAfter;
    const shiftWeeks = milestoneWeeks.apply - weeks.apply;
    return {
      ...document,
      start: createDay(startWeeks - shiftWeeks),
      weeks: startWeeks - neededWeeks,
      ...(document.id === 'passport' &&
        lastMonthWithPassport !== undefined &&
        (departureMonth <= lastMonthWithPassport ? { isObtained: true } : { endsEarly: true })),
    };
  });
  const plan = {
    departure: createDay(0),
    weeks,
    beforeAcceptance: steps.filter(({ stage }) => stage === 'before acceptance'),
    apply: createDay(weeks.apply),
    afterAcceptance: steps.filter(({ stage }) => stage === 'after acceptance'),
    ...(weeks.visa !== undefined && { visa: createDay(weeks.visa) }),
  };
  const late = plan.departure.isPast
    ? 'departure'
    : plan.apply.isPast
      ? 'application'
      : steps.some(({ start, isObtained }) => start.isPast && !isObtained) && 'documents';
  return late ? { ...plan, late } : plan;
}

/** The months after `today`, the next one first: ['2026-12', '2027-01']. */
export function listDepartureMonths(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(today.slice(0, 7), index + 1));
}

/** The first month for which nothing is late, or the last month if something is late for all of them. */
export function findFirstOnTimeMonth(
  documents: readonly PlannedDocument[],
  { months, ...parameters }: PlanParameters & { months: readonly string[] },
): string | undefined {
  const onTime = months.find(
    (departureMonth) => !createPlan(documents, { ...parameters, departureMonth }).late,
  );
  return onTime ?? months.at(-1);
}

/** Whether a visitor's passport is valid for as long as the opportunity requires. */
export function hasRequiredPassport(
  { rules }: Pick<Opportunity, 'rules'>,
  { passport }: Profile,
): boolean {
  const passportRule = rules.find(({ rule }) => rule.kind === 'passport');
  return passportRule !== undefined && isMet(passportRule.rule, { passport }) === true;
}

/**
 * The last month of departure for which a visitor's passport is valid until the end of the shortest stay. A passport that is
 * valid long enough to apply may have ended by then.
 *
 * @param today ISO 8601
 * @returns '2028-05', or undefined if the visitor hasn't the passport that the opportunity requires
 */
export function findLastMonthWithPassport(
  { rules, duration }: Pick<Opportunity, 'rules' | 'duration'>,
  { passport }: Profile,
  today: string,
): string | undefined {
  if (!passport || !hasRequiredPassport({ rules }, { passport })) return undefined;
  const stayMonths = Math.ceil(duration?.shortest ?? 0);
  return addMonths(today.slice(0, 7), passportValidityMonths[passport] - stayMonths);
}

/** Adds months to a month (`yyyy-mm`). A negative number goes back. */
function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

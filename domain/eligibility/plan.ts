import { addDays } from '#common/dhaka-time.ts';
import { milestoneWeeks, milestoneWeeksAtHome } from '#content/document-guides.ts';
import type { PlannedDocument } from './documents.ts';
import { isMet } from './match.ts';
import type { Opportunity } from './opportunity.ts';
import type { Profile } from './profile.ts';

/** A day of the plan: '2027-01-20'. In the past it is shown as "Start today". */
export type PlanDay = { date: string; isPast: boolean };

export type PlanStep = PlannedDocument & {
  start: PlanDay;
  /** How many weeks we usually allow for it. */
  weeks: number;
  /** The sentence of "Can I go?" says that the visitor has it: there is nothing to get. */
  isObtained?: true;
};

/** When to do what so that one can leave on the first of a month. */
export type Plan = {
  /** ISO 8601: the day that the plan counts from. */
  departure: PlanDay;
  beforeAcceptance: readonly PlanStep[];
  apply: PlanDay;
  /** How many weeks we usually allow from the application to the departure, and from the visa application. */
  weeks: PlanWeeks;
  afterAcceptance: readonly PlanStep[];
  /** Left out at home. */
  visa?: PlanDay;
  /** What is already too late; undefined: nothing. The documents can still be hurried, the rest is to be asked. */
  late?: 'documents' | 'application' | 'departure';
};

export type PlanWeeks = { apply: number; visa?: number };

/** The weeks of an option: those of the journey, or of a programme in Bangladesh. */
export const getPlanWeeks = ({ isAbroad }: Pick<Opportunity, 'isAbroad'>): PlanWeeks =>
  isAbroad ? milestoneWeeks : milestoneWeeksAtHome;

type PlanParameters = {
  weeks: PlanWeeks;
  /** ISO 8601: '2026-11-22'. */
  today: string;
  /** Ids of documents that the visitor has. */
  obtained?: ReadonlySet<string>;
};

/**
 * Counts back from a departure. The weeks of a document are those of a stay abroad; at home they are counted from the
 * application there.
 *
 * @param leave its month: '2027-09'
 */
export function createPlan(
  documents: readonly PlannedDocument[],
  { leave, weeks, today, obtained = new Set() }: PlanParameters & { leave: string },
): Plan {
  const departure = `${leave}-01`;
  const day = (weeksBefore: number): PlanDay => {
    const date = addDays(departure, -7 * weeksBefore);
    return { date, isPast: date < today };
  };
  const steps = documents.map((document): PlanStep => {
    const isBefore = document.stage === 'before acceptance';
    const { startWeeks } = document;
    const neededWeeks = isBefore ? milestoneWeeks.apply : milestoneWeeks.visa;
    const earlier = milestoneWeeks.apply - weeks.apply;
    return {
      ...document,
      start: day(startWeeks - earlier),
      weeks: startWeeks - neededWeeks,
      ...(obtained.has(document.id) && { isObtained: true }),
    };
  });
  const plan = {
    departure: day(0),
    weeks,
    beforeAcceptance: steps.filter(({ stage }) => stage === 'before acceptance'),
    apply: day(weeks.apply),
    afterAcceptance: steps.filter(({ stage }) => stage === 'after acceptance'),
    ...(weeks.visa !== undefined && { visa: day(weeks.visa) }),
  };
  const late = plan.departure.isPast
    ? 'departure'
    : plan.apply.isPast
      ? 'application'
      : steps.some(({ start, isObtained }) => start.isPast && !isObtained) && 'documents';
  return late ? { ...plan, late } : plan;
}

/** The months that one may choose, the coming one first: ['2026-12', '2027-01']. */
export function listDepartureMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 7),
  );
}

/** The first month for which nothing is late; where all are, the last. */
export function findFirstOnTimeMonth(
  documents: readonly PlannedDocument[],
  { months, ...when }: PlanParameters & { months: readonly string[] },
): string | undefined {
  const unhurried = months.find((leave) => !createPlan(documents, { ...when, leave }).late);
  return unhurried ?? months.at(-1);
}

/** The documents that a profile says the visitor has: a passport that is valid as long as the option asks. */
export function findObtainedDocuments(
  { rules }: Pick<Opportunity, 'rules'>,
  { passport }: Profile,
): ReadonlySet<string> {
  const asked = rules.find(({ rule }) => rule.kind === 'passport');
  const isHad = asked && passport && isMet(asked.rule, { passport });
  return new Set(isHad ? ['passport'] : []);
}

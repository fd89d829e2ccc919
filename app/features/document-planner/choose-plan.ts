import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity, OpportunityDuration } from '#domain/eligibility/opportunity.ts';
import {
  createPlan,
  findFirstOnTimeMonth,
  findObtainedDocuments,
  getPlanWeeks,
  listDepartureMonths,
  type Plan,
} from '#domain/eligibility/plan.ts';
import {
  type Profile,
  type StayLength,
  stayLengthMonths,
  stayLengths,
} from '#domain/eligibility/profile.ts';

/** How many months ahead one may plan. */
const monthsAhead = 24;

export type ChosenPlan = {
  plan: Plan;
  /** The month of departure: '2027-09'. */
  departureMonth: string;
  /** Those to choose from, with it. */
  months: readonly string[];
  /** The first for which nothing is late. */
  firstOnTimeMonth: string;
};

/**
 * The plan for a month; where none is given, for the first that hurries nobody.
 *
 * @param asked.leave the month that the address names, also one that is over
 * @param asked.today ISO 8601, in Dhaka
 * @param asked.profile what the visitor has needs not be got
 */
export function choosePlan(
  option: Pick<Opportunity, 'isAbroad' | 'rules'>,
  documents: readonly PlannedDocument[],
  asked: { leave?: string | undefined; today: string; profile?: Profile },
): ChosenPlan {
  const { today, profile = {} } = asked;
  const when = {
    today,
    weeks: getPlanWeeks(option),
    obtained: findObtainedDocuments(option, profile),
  };
  const ahead = listDepartureMonths(today, monthsAhead);
  const unhurried = findFirstOnTimeMonth(documents, { ...when, months: ahead }) ?? '';
  const leave = asked.leave ?? unhurried;
  const months = ahead.includes(leave) ? ahead : [...ahead, leave].sort();
  return {
    plan: createPlan(documents, { ...when, leave }),
    departureMonth: leave,
    months,
    firstOnTimeMonth: unhurried,
  };
}

type Stay = Exclude<StayLength, 'any'>;

/** The lengths of a question that an option allows, the shortest first. None where only its own length is left. */
export function listStays(duration: OpportunityDuration | undefined): Stay[] {
  if (!duration) return [];
  const { typed, shortest, longest } = duration;
  const isOffered = (months: number) =>
    'choices' in typed && typed.unit === 'months'
      ? typed.choices.includes(months)
      : months >= shortest && months <= longest;
  return stayLengths.filter(
    (length): length is Stay => length !== 'any' && isOffered(stayLengthMonths[length]),
  );
}

/** Which of its stays a question asks for: "up to 2 years" is 12 months where that is the longest. Undefined: any. */
export function selectStay(
  duration: OpportunityDuration | undefined,
  length: StayLength | undefined,
): Stay | undefined {
  if (!duration || length === undefined || length === 'any') return;
  const longest = listStays(duration).findLast(
    (stay) => stayLengthMonths[stay] <= stayLengthMonths[length],
  );
  const isCutShort =
    longest && stayLengthMonths[longest] < Math.min(stayLengthMonths[length], duration.longest);
  return isCutShort ? undefined : longest;
}

/**
 * What the control of the stay holds: one of its stays, or what stands for any. That is the question's own length where
 * it is none of the option's, so that the question stays what it was.
 */
export const getShownLength = (
  { duration }: Pick<Opportunity, 'duration'>,
  { profile: { length } }: Pick<FinderQuery, 'profile'>,
): string => selectStay(duration, length) ?? length ?? '';

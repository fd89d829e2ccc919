import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity, OpportunityDuration } from '#domain/eligibility/opportunity.ts';
import {
  createPlan,
  findFirstOnTimeMonth,
  findLastMonthWithPassport,
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

/** How many departure months the planner offers. */
const monthsAhead = 24;

type ChosenPlan = {
  plan: Plan;
  /** The month of departure: '2027-09'. */
  departureMonth: string;
  /** The departure months to choose from, which include `departureMonth`. */
  months: readonly string[];
  /** The first month for which nothing is late. */
  firstOnTimeMonth: string;
};

/**
 * Creates the plan for a departure month, or for the first on-time month if none is given.
 *
 * @param parameters.departureMonth that of the URL; it may be past
 * @param parameters.today ISO 8601, in Dhaka
 * @param parameters.profile documents that the visitor has according to it are marked as obtained
 */
export function choosePlan(
  opportunity: Pick<Opportunity, 'isAbroad' | 'rules' | 'duration'>,
  documents: readonly PlannedDocument[],
  parameters: { departureMonth?: string | undefined; today: string; profile?: Profile },
): ChosenPlan {
  const { today, profile = {} } = parameters;
  const planParameters = {
    today,
    weeks: getPlanWeeks(opportunity),
    lastMonthWithPassport: findLastMonthWithPassport(opportunity, profile, today),
  };
  const upcomingMonths = listDepartureMonths(today, monthsAhead);
  const firstOnTimeMonth =
    findFirstOnTimeMonth(documents, { ...planParameters, months: upcomingMonths }) ?? '';
  const departureMonth = parameters.departureMonth ?? firstOnTimeMonth;
  const months = upcomingMonths.includes(departureMonth)
    ? upcomingMonths
    : [...upcomingMonths, departureMonth].sort();
  return {
    plan: createPlan(documents, { ...planParameters, departureMonth }),
    departureMonth,
    months,
    firstOnTimeMonth,
  };
}

type Stay = Exclude<StayLength, 'any'>;

/** The stay lengths that a visitor can choose for a duration, the shortest first. Empty if none of them fits. */
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

/**
 * The stay that the requested length selects: "up to 2 years" selects 12 months if that is the longest.
 *
 * @returns undefined for any length, and if no stay matches the length
 */
export function selectStay(
  duration: OpportunityDuration | undefined,
  length: StayLength | undefined,
): Stay | undefined {
  if (!duration || length === undefined || length === 'any') return;
  const longest = listStays(duration)
    .filter((stay) => stayLengthMonths[stay] <= stayLengthMonths[length])
    .at(-1);
  const isCutShort =
    longest && stayLengthMonths[longest] < Math.min(stayLengthMonths[length], duration.longest);
  return isCutShort ? undefined : longest;
}

/**
 * The value of the select for the stay: one of the stays, or '' for any. If the requested length isn't one of the stays,
 * the value is that length, so that the query doesn't change.
 */
export const getShownLength = (
  { duration }: Pick<Opportunity, 'duration'>,
  { profile: { length } }: Pick<FinderQuery, 'profile'>,
): string => selectStay(duration, length) ?? length ?? '';

import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import type { Option, OptionDuration } from '#domain/eligibility/option.ts';
import {
  firstUnhurriedMonth,
  hadDocuments,
  leaveMonths,
  type Plan,
  planFor,
  weeksFor,
} from '#domain/eligibility/plan.ts';
import { type Length, lengthMonths, lengths, type Profile } from '#domain/eligibility/profile.ts';
import type { Question } from '#domain/eligibility/question.ts';

/** How many months ahead one may plan. */
const monthsAhead = 24;

export type ChosenPlan = {
  plan: Plan;
  /** The month of departure: '2027-09'. */
  leave: string;
  /** Those to choose from, with it. */
  months: readonly string[];
  /** The first for which nothing is late. */
  unhurried: string;
};

/**
 * The plan for a month; where none is given, for the first that hurries nobody.
 *
 * @param asked.leave the month that the address names, also one that is over
 * @param asked.today ISO 8601, in Dhaka
 * @param asked.profile what the visitor has needs not be got
 */
export function choosePlan(
  option: Pick<Option, 'isAbroad' | 'rules'>,
  documents: readonly PlannedDocument[],
  asked: { leave?: string | undefined; today: string; profile?: Profile },
): ChosenPlan {
  const { today, profile = {} } = asked;
  const when = { today, weeks: weeksFor(option), had: hadDocuments(option, profile) };
  const ahead = leaveMonths(today, monthsAhead);
  const unhurried = firstUnhurriedMonth(documents, { ...when, months: ahead }) ?? '';
  const leave = asked.leave ?? unhurried;
  const months = ahead.includes(leave) ? ahead : [...ahead, leave].sort();
  return { plan: planFor(documents, { ...when, leave }), leave, months, unhurried };
}

type Stay = Exclude<Length, 'any'>;

/** The lengths of a question that an option allows, the shortest first. None where only its own length is left. */
export function staysOf(duration: OptionDuration | undefined): Stay[] {
  if (!duration) return [];
  const { typed, shortest, longest } = duration;
  const isOffered = (months: number) =>
    'choices' in typed && typed.unit === 'months'
      ? typed.choices.includes(months)
      : months >= shortest && months <= longest;
  return lengths.filter(
    (length): length is Stay => length !== 'any' && isOffered(lengthMonths[length]),
  );
}

/** Which of its stays a question asks for: "up to 2 years" is 12 months where that is the longest. Undefined: any. */
export function stayOf(
  duration: OptionDuration | undefined,
  length: Length | undefined,
): Stay | undefined {
  if (!duration || length === undefined || length === 'any') return;
  const longest = staysOf(duration).findLast((stay) => lengthMonths[stay] <= lengthMonths[length]);
  const isCutShort =
    longest && lengthMonths[longest] < Math.min(lengthMonths[length], duration.longest);
  return isCutShort ? undefined : longest;
}

/**
 * What the control of the stay holds: one of its stays, or what stands for any. That is the question's own length where
 * it is none of the option's, so that the question stays what it was.
 */
export const shownLength = (
  { duration }: Pick<Option, 'duration'>,
  { profile: { length } }: Pick<Question, 'profile'>,
): string => stayOf(duration, length) ?? length ?? '';

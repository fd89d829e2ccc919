import { type Judgement, judge, leadsTo } from './judge.ts';
import type { Option } from './option.ts';
import { ordered } from './order.ts';
import { worldParts } from './profile.ts';
import { type Filter, filters, type Question } from './question.ts';

/** Every option that leads where the visitor wants to go, in three groups, each in the order asked for. */
export type Answer = {
  /** "You can apply now": nothing is missing. With a filter only what it lets through. */
  open: readonly Judgement[];
  /** How many are open without a filter, and what each filter would leave. */
  counts: { open: number } & Record<Filter, number>;
  /** "Almost": one or two rules are missing, and something can be done about each. */
  almost: readonly Judgement[];
  /** "Not yet": more is missing, or what takes years, or even the shortest stay is too long, or it is paused. */
  notYet: readonly Judgement[];
  /** How many lead elsewhere, and stand in no group. */
  elsewhere: number;
  /** All options there are. */
  total: number;
};

const mostMissing = 2;

/** The answer to a question. Pure, and quick enough to run after each key press: all options take well under 1 ms. */
export function answerTo(
  { profile, sort, show }: Pick<Question, 'profile' | 'sort' | 'show'>,
  options: readonly Option[],
): Answer {
  const there = options.filter((option) => leadsTo(option, profile.where));
  const judgements = ordered(
    there.map((option) => judge(option, profile)),
    sort,
    profile,
  );
  const open = judgements.filter(isOpen);
  return {
    open: show ? open.filter(({ option }) => passes(option, show)) : open,
    counts: { open: open.length, ...countsOf(open) },
    almost: judgements.filter(isAlmost),
    notYet: judgements.filter((judgement) => !isOpen(judgement) && !isAlmost(judgement)),
    elsewhere: options.length - there.length,
    total: options.length,
  };
}

export const isOpen = ({ option, missing, tooLong }: Judgement) =>
  !option.paused && !tooLong && missing.length === 0;

export const isAlmost = ({ option, missing, tooLong }: Judgement) =>
  !option.paused &&
  !tooLong &&
  missing.length > 0 &&
  missing.length <= mostMissing &&
  missing.every(({ toMeet }) => toMeet !== undefined);

function passes({ reach, country, stipend }: Option, filter: Filter): boolean {
  if (filter === 'stipend') return stipend !== undefined;
  if (filter === 'no-country') return country === undefined;
  return country !== undefined && reach.regions.includes(worldParts[filter]);
}

const countsOf = (open: readonly Judgement[]) =>
  Object.fromEntries(
    filters.map((filter) => [filter, open.filter(({ option }) => passes(option, filter)).length]),
  ) as Record<Filter, number>;

import type { Rule } from '#app/content/vocabulary/eligibility.ts';
import { answerTo, isAlmost, isOpen } from './answer.ts';
import { type Judgement, judge } from './judge.ts';
import type { Option } from './option.ts';
import { type Choice, choices, type Profile } from './profile.ts';

/** A change of one blank or two, and what would be open or almost open with it. */
export type Change = { profile: Profile; blanks: readonly Choice[]; open: number; almost: number };

type Attempt = { profile: Profile; blanks: Choice[] };

/** Everything that one other value of a blank gives. Nobody's age is changed, and nobody's passport is shortened. */
function attempts(profile: Profile, blanks: readonly Choice[]): Attempt[] {
  return blanks.flatMap((blank) => {
    const values: readonly string[] = choices[blank];
    const value = profile[blank];
    if (value === undefined) return [];
    const better = values.slice(rises.includes(blank) ? values.indexOf(value) + 1 : 0);
    return better
      .filter((each) => each !== value)
      .map((each) => ({ profile: { ...profile, [blank]: each }, blanks: [blank] }));
  });
}

/** Their values are ordered, and more of them never hurts. */
const rises: readonly Choice[] = ['length', 'english', 'passport'];
const wishes: readonly Choice[] = ['where', 'length'];
const changeable: readonly Choice[] = ['where', 'length', 'passport', 'english', 'studies'];

const most = 3;

/**
 * What could be changed in a sentence that nothing fits: the best change of each blank, then of two blanks together,
 * best first, at most three. Where not even that opens anything, what brings something near.
 */
export function changesFor(profile: Profile, options: readonly Option[]): Change[] {
  const single = attempts(profile, changeable);
  const weigh = (attempt: Attempt): Change => {
    const answer = answerTo({ profile: attempt.profile, sort: 'name' }, options);
    return { ...attempt, open: answer.counts.open, almost: answer.almost.length };
  };
  const singles = bestOfEach(single.map(weigh));
  if (singles.filter(({ open }) => open > 0).length >= most) return singles.slice(0, most);
  const pairs = single
    .filter(({ blanks }) => wishes.some((wish) => blanks.includes(wish)))
    .flatMap((first) => {
      const others = changeable.filter((blank) => !first.blanks.includes(blank));
      return attempts(first.profile, others).map(({ profile: both, blanks }) => ({
        profile: both,
        blanks: [...first.blanks, ...blanks],
      }));
    });
  const opened = new Set(singles.filter(({ open }) => open > 0).flatMap(({ blanks }) => blanks));
  // A pair with a blank that does it alone says nothing new.
  const together = bestOfEach(
    pairs.filter(({ blanks }) => !blanks.some((blank) => opened.has(blank))).map(weigh),
  ).filter(({ open }) => open > 0);
  return [...singles, ...together].sort(best).slice(0, most);
}

const best = (a: Change, b: Change) =>
  b.open - a.open || b.almost - a.almost || a.blanks.length - b.blanks.length;

/** The first of the values that give most, of each blank or pair. */
function bestOfEach(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes.filter(({ open, almost }) => open + almost > 0)) {
    const key = [...change.blanks].sort().join();
    const known = found.get(key);
    if (!known || best(change, known) < 0) found.set(key, change);
  }
  return [...found.values()].sort(best);
}

/**
 * The smallest change of the sentence with which one option opens, or at least comes near; undefined where none does.
 */
export function changeFor(judgement: Judgement, profile: Profile): Attempt | undefined {
  const { option, missing, tooLong } = judgement;
  const blanks: Choice[] = [
    ...(tooLong ? (['length'] as const) : []),
    ...changeable.filter((blank) => missing.some(({ rule }) => concerns(rule, blank))),
    ...(missing.some(({ rule }) => concerns(rule, 'field')) ? (['field'] as const) : []),
  ];
  const distinct = [...new Set(blanks)];
  const single = attempts(profile, distinct);
  const tries = [
    ...single,
    ...single.flatMap((first) =>
      attempts(
        first.profile,
        distinct.filter((blank) => !first.blanks.includes(blank)),
      ).map((second) => ({ ...second, blanks: [...first.blanks, ...second.blanks] })),
    ),
  ];
  const judged = tries.map((attempt) => ({ attempt, outcome: judge(option, attempt.profile) }));
  const was = isAlmost(judgement);
  return (
    judged.find(({ outcome }) => isOpen(outcome)) ??
    (was ? undefined : judged.find(({ outcome }) => isAlmost(outcome)))
  )?.attempt;
}

/** The blank that most of the nearly open options wait for, with how many of them do. */
export function mostWaitFor(
  almost: readonly Judgement[],
): { blank: Choice; waiting: number } | undefined {
  const counts = (['english', 'passport', 'studies', 'field'] as const).map((blank) => ({
    blank,
    waiting: almost.filter(({ missing }) => missing.some(({ rule }) => concerns(rule, blank)))
      .length,
  }));
  const [first] = counts.sort((a, b) => b.waiting - a.waiting);
  return first && first.waiting > 0 ? first : undefined;
}

/** Whether a rule asks for what a blank says. */
function concerns(rule: Rule, blank: Choice): boolean {
  if (rule.kind === 'all' || rule.kind === 'either') {
    return rule.rules.some((each) => concerns(each, blank));
  }
  return rule.kind === blank;
}

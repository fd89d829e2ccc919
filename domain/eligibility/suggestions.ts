import type { Rule } from '#content/types/eligibility.ts';
import { isAlmost, isOpen } from './answer.ts';
import { isMet, type Judgement, judge, leadsTo } from './judge.ts';
import type { Option } from './option.ts';
import { type Choice, choices, lengthMonths, lengths, type Profile } from './profile.ts';

/** A change of the sentence, and how many options would then be open and almost open. */
export type Suggestion = { change: Profile; open: number; almost: number };

/** The blanks that a visitor can wish otherwise or improve; age, studies and field are as they are. */
const changeable = ['where', 'length', 'english', 'passport'] as const satisfies Choice[];

const mostSuggested = 3;

/**
 * What to change where an answer has little: of each blank the smallest change that opens most, the best first, at
 * most three. Only what opens more than now, or brings more almost within reach.
 */
export function suggestionsFor(profile: Profile, options: readonly Option[]): Suggestion[] {
  const now = { change: {}, ...outcome(profile, options) };
  return changeable
    .map((blank) =>
      changesOf(blank, profile)
        .map((change) => ({ change, ...outcome({ ...profile, ...change }, options) }))
        .reduce((best, each) => (isBetter(each, best) ? each : best), now),
    )
    .filter((best) => best !== now)
    .sort((a, b) => b.open - a.open || b.almost - a.almost)
    .slice(0, mostSuggested);
}

/**
 * What most of "Almost" wait for: English, or a passport.
 *
 * @returns how many wait for it, and the smallest change that opens one of them; undefined where none does
 */
export function mostWaitFor(
  almost: readonly Judgement[],
  profile: Profile,
): { blank: 'english' | 'passport'; waiting: number; change: Profile } | undefined {
  return (['english', 'passport'] as const)
    .flatMap((blank) => {
      const waiting = almost.filter(({ missing }) =>
        missing.some(({ rule }) => rule.kind === blank),
      );
      const change = changesOf(blank, profile).find((each) =>
        waiting.some(({ option }) => isOpen(judge(option, { ...profile, ...each }))),
      );
      return change ? [{ blank, waiting: waiting.length, change }] : [];
    })
    .sort((a, b) => b.waiting - a.waiting)[0];
}

/**
 * The change after which nothing that the sentence asks for is missing: "As a new graduate", "Any length".
 *
 * @returns undefined where no change of a blank is enough: nobody gets younger, and a paused offer stays paused
 */
export function changeToOpen({ option, missing, tooLong }: Judgement, profile: Profile) {
  if (option.paused) return undefined;
  let change: Profile = tooLong ? { length: longEnoughFor(option) } : {};
  for (const { rule } of missing) {
    if (rule.kind === 'unasked') continue;
    const next = changeToMeet(rule, { ...profile, ...change });
    if (!next) return undefined;
    change = { ...change, ...next };
  }
  return Object.keys(change).length > 0 ? change : undefined;
}

function outcome(profile: Profile, options: readonly Option[]) {
  const judgements = options
    .filter((option) => leadsTo(option, profile.where))
    .map((option) => judge(option, profile));
  return {
    open: judgements.filter(isOpen).length,
    almost: judgements.filter(isAlmost).length,
  };
}

const isBetter = (a: Suggestion, b: Suggestion) =>
  a.open > b.open || (a.open === b.open && a.almost > b.almost);

/** Every further value of a blank that is filled in; of `where`, whose values have no order, "anywhere". */
function changesOf(blank: Choice, profile: Profile): Profile[] {
  const value = profile[blank];
  if (value === undefined) return [];
  const values: readonly string[] = blank === 'where' ? ['anywhere'] : choices[blank];
  return values.slice(values.indexOf(value) + 1).map((each) => ({ [blank]: each }));
}

const fields: readonly Profile[] = choices.field.map((field) => ({ field }));

/** One further value, or the nearest pair of studies and field. */
function changeToMeet(rule: Rule, profile: Profile): Profile | undefined {
  if (rule.kind === 'age') return undefined;
  const meets = (change: Profile) => isMet(rule, { ...profile, ...change }) !== false;
  const further = changesOf('studies', profile);
  const single = [
    ...changesOf('english', profile),
    ...changesOf('passport', profile),
    ...further,
    ...fields,
  ];
  return (
    single.find(meets) ??
    further.flatMap((studies) => fields.map((field) => ({ ...studies, ...field }))).find(meets)
  );
}

const longEnoughFor = ({ duration }: Option) =>
  lengths.find((length) => lengthMonths[length] >= (duration?.shortest ?? 0)) ?? 'any';

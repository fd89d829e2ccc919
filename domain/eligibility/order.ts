import { isMet, type Judgement } from './judge.ts';
import type { Option } from './option.ts';
import { lengthMonths, type Profile } from './profile.ts';
import type { Sort } from './question.ts';

/** Sorts judgements in the given order. Equal ones stay in alphabetical order. */
export function ordered(
  judgements: readonly Judgement[],
  sort: Sort,
  profile: Profile,
): Judgement[] {
  const keyed = judgements.map((judgement) => ({
    judgement,
    keys: keys[sort](judgement, profile),
    name: nameOf(judgement.option),
  }));
  return keyed
    .sort((a, b) => compareKeys(a.keys, b.keys) || alphabet.compare(a.name, b.name))
    .map(({ judgement }) => judgement);
}

/** The sort keys of a judgement, the most important first. Lower numbers come first. */
const keys: Record<Sort, (judgement: Judgement, profile: Profile) => readonly number[]> = {
  fit: (judgement, profile) => [
    openConditions(judgement, profile),
    suits(judgement.option, profile) ? 0 : 1,
    monthsShort(judgement.option, profile),
    // Among options that fit equally, those with more published figures come first.
    judgement.option.duration?.usual ? 1 : 0,
    judgement.option.stipend ? 0 : 1,
  ],
  stipend: ({ option: { stipend } }) => [
    // The most a month; what has no figure comes last.
    -(stipend?.taka.to ?? stipend?.taka.from ?? 0),
    -(stipend?.taka.from ?? 0),
  ],
  duration: ({ option: { duration } }) => [
    duration?.shortest ?? Number.MAX_VALUE,
    duration?.longest ?? Number.MAX_VALUE,
  ],
  name: () => [],
};

/** Conditions that are missing, or of which the sentence doesn't say whether they are met. */
function openConditions({ option, missing, tooLong }: Judgement, profile: Profile): number {
  const unknown = option.rules.filter(({ rule }) => isMet(rule, profile) === undefined);
  return missing.length + unknown.length + (tooLong ? 1 : 0);
}

const suits = ({ fields }: Option, { field }: Profile) =>
  field === undefined || fields === undefined || fields.includes(field);

/** By how many months the longest stay falls short of what the visitor wants. */
function monthsShort({ duration }: Option, { length = 'any' }: Profile): number {
  const wanted = lengthMonths[length];
  if (!Number.isFinite(wanted) || !duration) return 0;
  return Math.max(0, wanted - duration.longest);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const difference = key - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const nameOf = ({ country, name }: Option) => (country ? `${country.name} ${name}` : name);
const alphabet = new Intl.Collator('en');

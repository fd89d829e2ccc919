import { wordsOf } from '#app/content/can-i-go.ts';
import { comparisonTexts as texts } from '#app/content/can-i-go-comparison.ts';
import type { EligibilityRule, Rule } from '#app/content/vocabulary/eligibility.ts';
import { isMet } from '#app/eligibility/judge.ts';
import type { Option } from '#app/eligibility/option.ts';
import type { Profile } from '#app/eligibility/profile.ts';
import type { Cell, Row } from './row.ts';

/** The rules by the row in which they stand; what is judged of studies together with a field is one of studies. */
const rowOf = {
  age: 'age',
  studies: 'studies',
  field: 'studies',
  all: 'studies',
  either: 'studies',
  english: 'english',
  passport: 'passport',
  unasked: 'also',
  'no-bar': 'also',
} as const satisfies Record<Rule['kind'], string>;

type RuleRow = (typeof rowOf)[Rule['kind']];

/** What the options ask for, in the words of their rules. A row that none of them has a rule for is left out. */
export function ruleRows(options: readonly Option[], profile: Profile): Row[] {
  return (['age', 'studies', 'english', 'passport', 'also'] as const)
    .filter((id) => options.some(({ rules }) => rules.some(({ rule }) => rowOf[rule.kind] === id)))
    .map((id) => ({
      id,
      label: texts.rows[id],
      size: id === 'age' ? 'figures' : 'words',
      said: said(id, profile),
      cells: options.map((option) => cellOf(id, option, profile)),
    }));
}

function cellOf(id: RuleRow, { rules, isAbroad }: Option, profile: Profile): Cell {
  const asked = rules.filter(({ rule }) => rowOf[rule.kind] === id);
  const [first, ...further] = asked.filter(({ rule }) => rule.kind !== 'no-bar').map(wordsOfRule);
  const noBars = asked.filter(({ rule }) => rule.kind === 'no-bar');
  const none = id === 'passport' && !isAbroad ? texts.noneNeeded : texts.noneNamed;
  return {
    value: first ?? none,
    notes: [...further, ...noBars.map(({ asks }) => texts.noBar(asks))],
    // What the sentence doesn't ask for is told beside the verdict.
    isMissing: id !== 'also' && asked.some(({ rule }) => isMet(rule, profile) === false),
  };
}

/** '18-35', 'Valid 2 years', 'IELTS A2 or higher'. */
function wordsOfRule({ rule, asks }: EligibilityRule): string {
  if (rule.kind === 'age') return texts.age(rule.from, rule.to);
  if (rule.kind === 'passport') return texts.passport(rule.months);
  return asks.charAt(0).toUpperCase() + asks.slice(1);
}

/** What the sentence says of it; undefined where its blank is empty. */
function said(id: RuleRow, profile: Profile): Row['said'] {
  const words = wordsSaid(id, profile);
  return words ? { words, about: 'have' } : undefined;
}

function wordsSaid(id: RuleRow, profile: Profile): string | undefined {
  switch (id) {
    case 'age':
      return profile.age === undefined ? undefined : texts.said.age(profile.age);
    case 'studies': {
      const field = wordsOf(profile, 'field');
      if (profile.studies) return texts.said.studies(wordsOf(profile, 'studies'), field);
      return field && texts.said.field(field);
    }
    case 'english':
    case 'passport':
      return profile[id] && texts.said.yours(wordsOf(profile, id));
    case 'also':
      return undefined;
  }
}

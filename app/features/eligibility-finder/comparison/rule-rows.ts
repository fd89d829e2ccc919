import { wordsOf } from '#content/can-i-go.ts';
import { comparisonTexts as texts } from '#content/can-i-go-comparison.ts';
import type { EligibilityRule, Rule } from '#content/types/eligibility.ts';
import { isMet } from '#domain/eligibility/judge.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
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
  if (asked.length === 0) {
    const isNeeded = id !== 'passport' || isAbroad;
    return { value: isNeeded ? texts.noneNamed : texts.noneNeeded, notes: [], isNone: true };
  }
  const isBar = asked.some(({ rule }) => rule.kind !== 'no-bar');
  return {
    value: upperCase(asked.map(wordsOfRule).join('; ')),
    notes: isBar ? [] : [texts.noBar],
    // What the sentence doesn't ask for is told beside the verdict.
    isMissing: id !== 'also' && asked.some(({ rule }) => isMet(rule, profile) === false),
  };
}

/** '18-35', 'valid 2 years', 'IELTS A2 or higher'. */
function wordsOfRule({ rule, asks }: EligibilityRule): string {
  if (rule.kind === 'age') return texts.age(rule.from, rule.to);
  if (rule.kind === 'passport') return texts.passport(rule.months);
  return asks;
}

const upperCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What the sentence says of it; undefined where its blank is empty. */
function said(id: RuleRow, profile: Profile): Row['said'] {
  const have = (before: string, words: string) =>
    words ? ({ before, words, about: 'have' } as const) : undefined;
  switch (id) {
    case 'age':
      return have(texts.said.age, String(profile.age ?? ''));
    case 'studies': {
      const field = wordsOf(profile, 'field');
      if (!profile.studies) return have(texts.said.field, field);
      const studies = texts.said.studiesOf(wordsOf(profile, 'studies'), field);
      return have(texts.said.studies, studies);
    }
    case 'english':
    case 'passport':
      return have(texts.said.yours, wordsOf(profile, id));
    case 'also':
      return undefined;
  }
}

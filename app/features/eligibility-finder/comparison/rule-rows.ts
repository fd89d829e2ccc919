import { getValueLabel } from '#content/eligibility-finder.ts';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';
import type { EligibilityRule, Rule } from '#content/types/eligibility.ts';
import { isMet } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import type { Cell, Row } from './row.ts';

/** The rules by the row in which they stand; what is judged of studies together with a field is one of studies. */
const rowByRuleKind = {
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

type RuleRowId = (typeof rowByRuleKind)[Rule['kind']];

/** What the options ask for, in the words of their rules. A row that none of them has a rule for is left out. */
export function createRuleRows(options: readonly Opportunity[], profile: Profile): Row[] {
  return (['age', 'studies', 'english', 'passport', 'also'] as const)
    .filter((id) =>
      options.some(({ rules }) => rules.some(({ rule }) => rowByRuleKind[rule.kind] === id)),
    )
    .map((id) => ({
      id,
      label: texts.rows[id],
      size: id === 'age' ? 'figures' : 'words',
      profileText: createProfileText(id, profile),
      cells: options.map((option) => createCell(id, option, profile)),
    }));
}

function createCell(id: RuleRowId, { rules, isAbroad }: Opportunity, profile: Profile): Cell {
  const asked = rules.filter(({ rule }) => rowByRuleKind[rule.kind] === id);
  if (asked.length === 0) {
    const isNeeded = id !== 'passport' || isAbroad;
    return { value: isNeeded ? texts.noneNamed : texts.noneNeeded, notes: [], isNone: true };
  }
  const isBar = asked.some(({ rule }) => rule.kind !== 'no-bar');
  return {
    value: capitalise(asked.map(formatRule).join('; ')),
    notes: isBar ? [] : [texts.informational],
    // What the sentence doesn't ask for is told beside the verdict.
    isMissing: id !== 'also' && asked.some(({ rule }) => isMet(rule, profile) === false),
  };
}

/** '18-35', 'valid 2 years', 'IELTS A2 or higher'. */
function formatRule({ rule, requirementText }: EligibilityRule): string {
  if (rule.kind === 'age') return texts.age(rule.from, rule.to);
  if (rule.kind === 'passport') return texts.passport(rule.months);
  return requirementText;
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What the sentence says of it; undefined where its blank is empty. */
function createProfileText(id: RuleRowId, profile: Profile): Row['profileText'] {
  const have = (before: string, words: string) =>
    words ? ({ before, words, about: 'have' } as const) : undefined;
  switch (id) {
    case 'age':
      return have(texts.yourAnswers.age, String(profile.age ?? ''));
    case 'studies': {
      const field = getValueLabel(profile, 'field');
      if (!profile.studies) return have(texts.yourAnswers.field, field);
      const studies = texts.yourAnswers.studiesOf(getValueLabel(profile, 'studies'), field);
      return have(texts.yourAnswers.studies, studies);
    }
    case 'english':
    case 'passport':
      return have(texts.yourAnswers.yours, getValueLabel(profile, id));
    case 'also':
      return undefined;
  }
}

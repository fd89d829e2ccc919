import { capitalise } from '#common/capitalise.ts';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { EligibilityRule, Rule } from '#content/types/eligibility.ts';
import { isMet } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import type { Cell, ComparedTexts, Row } from './row.ts';

/** The row of each kind of rule. Combined rules are about studies and a field of study, so they are in the row "studies". */
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

/** The rows with the requirements of the opportunities. A row without any rule is left out. */
export function createRuleRows(
  opportunities: readonly Opportunity[],
  profile: Profile,
  texts: ComparedTexts,
): Row[] {
  return (['age', 'studies', 'english', 'passport', 'also'] as const)
    .filter((id) =>
      opportunities.some(({ rules }) => rules.some(({ rule }) => rowByRuleKind[rule.kind] === id)),
    )
    .map((id) => ({
      id,
      label: texts.comparison.rows[id],
      size: id === 'age' ? 'figures' : 'words',
      profileText: createProfileText(id, profile, texts),
      cells: opportunities.map((opportunity) =>
        createCell(id, opportunity, profile, texts.comparison),
      ),
    }));
}

function createCell(
  id: RuleRowId,
  { rules, isAbroad }: Opportunity,
  profile: Profile,
  texts: ComparedTexts['comparison'],
): Cell {
  const rowRules = rules.filter(({ rule }) => rowByRuleKind[rule.kind] === id);
  if (rowRules.length === 0) {
    const isNeeded = id !== 'passport' || isAbroad;
    return { value: isNeeded ? texts.noneNamed : texts.noneNeeded, notes: [], isNone: true };
  }
  const isDecisive = rowRules.some(({ rule }) => rule.kind !== 'no-bar');
  const met = rowRules.map(({ rule }) => isMet(rule, profile));
  return {
    value: capitalise(rowRules.map((rule) => formatRule(rule, texts)).join('; ')),
    notes: isDecisive ? [] : [texts.informational],
    // The verdict row names the requirements that the profile can't decide.
    isMissing: id !== 'also' && met.includes(false),
    isUndecided: met.includes(undefined),
  };
}

/** '18-35', 'valid 2 years', 'IELTS A2 or higher'. */
function formatRule(
  { rule, requirementText }: EligibilityRule,
  texts: ComparedTexts['comparison'],
): string {
  if (rule.kind === 'age') return texts.age(rule.from, rule.to);
  if (rule.kind === 'passport') return texts.passport(rule.months);
  return requirementText;
}

/** The value of the profile for a row. Undefined if the field is empty. */
function createProfileText(
  id: RuleRowId,
  profile: Profile,
  { comparison: { yourAnswers }, finder }: ComparedTexts,
): Row['profileText'] {
  const createText = (before: string, words: string) =>
    words ? ({ before, words, about: 'have' } as const) : undefined;
  switch (id) {
    case 'age':
      return createText(yourAnswers.age, finder.figures.digits(profile.age ?? ''));
    case 'studies': {
      const field = getValueLabel(finder, profile, 'field');
      if (!profile.studies) return createText(yourAnswers.field, field);
      const studies = yourAnswers.studiesOf(getValueLabel(finder, profile, 'studies'), field);
      return createText(yourAnswers.studies, studies);
    }
    case 'english':
    case 'passport':
      return createText(yourAnswers.yours, getValueLabel(finder, profile, id));
    case 'also':
      return undefined;
  }
}

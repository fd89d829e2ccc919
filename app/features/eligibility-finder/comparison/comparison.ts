import type { Compared } from '#app/features/eligibility-finder/answer-data.ts';
import { titleOf } from '#app/features/eligibility-finder/views.ts';
import { comparisonTexts as texts } from '#content/can-i-go-comparison.ts';
import { judge } from '#domain/eligibility/judge.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { isAsked } from '#domain/eligibility/question.ts';
import { verdictOf, verdicts } from '#domain/eligibility/verdict.ts';
import { marksOf } from './marks.ts';
import type { Cell, MarkedRow, Row } from './row.ts';
import { rowsOf } from './rows.ts';

/** What all of the compared have in common: '18-35', under "Age". */
export type Common = { id: string; label?: string; value: string; notes: readonly string[] };

/**
 * What differs, with its marks, and what is the same for all: computed, so that no line can be untrue of any three
 * options.
 */
export function comparisonOf(
  compared: readonly Compared[],
  profile: Profile,
): { differing: readonly MarkedRow[]; common: readonly Common[] } {
  const rows = rowsOf(compared, profile).map((row) => ({
    ...row,
    marks: marksOf(row.cells.map(keyOf)),
  }));
  const differing = rows.filter(({ marks }) => marks.some((mark) => mark !== 'same'));
  return {
    differing,
    common: [
      ...rows.filter((row) => !differing.includes(row)).flatMap(commonOf),
      ...differing.flatMap(fitOf),
      { id: 'form', value: texts.same.oneForm, notes: [] },
      { id: 'decides', value: texts.same.decides, notes: [texts.same.nobodyStopped] },
    ],
  };
}

/** How many are open, almost open and not yet open, in the answer's order. Nothing before anything is said. */
export function standingOf(options: readonly Option[], profile: Profile) {
  if (!isAsked({ profile })) return [];
  const all = options.map((option) => verdictOf(judge(option, profile)));
  return verdicts
    .map((verdict) => ({ verdict, count: all.filter((each) => each === verdict).length }))
    .filter(({ count }) => count > 0);
}

/** What each is called beside the others: its country, with the placement where two are of one country. */
export function namesOf(options: readonly Option[]): string[] {
  const titles = options.map(titleOf);
  return options.map((option, index) => {
    const title = titleOf(option);
    const isAlone = titles.indexOf(title) === index && titles.lastIndexOf(title) === index;
    return isAlone ? title : `${title}: ${option.name}`;
  });
}

/** Which plan is the next step: of the first that is open, or else of the first. */
export function nextStepOf(options: readonly Option[], profile: Profile): Option | undefined {
  return options.find((option) => verdictOf(judge(option, profile)) === 'now') ?? options[0];
}

const keyOf = ({ key, value, notes }: Cell) => key ?? [value, ...notes].join('\n');

function commonOf({ id, label, cells, said }: Row): Common[] {
  const [cell] = cells;
  if (!cell) return [];
  const { itFits, itLacks } = texts.same;
  const fits =
    said?.about === 'have' && (cell.isMissing ? itLacks : itFits)(`${said.before} ${said.words}`);
  return [{ id, label, value: cell.value, notes: [...cell.notes, ...(fits ? [fits] : [])] }];
}

/** Limits that differ, and all are met. */
function fitOf({ id, said, cells }: Row): Common[] {
  const fits: Partial<Record<string, string>> = texts.same.fits;
  const value = fits[id];
  if (!value || said?.about !== 'have' || cells.some(({ isMissing }) => isMissing)) return [];
  return [{ id: `${id}-fits`, value, notes: [`${said.before} ${said.words}`] }];
}

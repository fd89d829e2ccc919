import type { ComparedOpportunity } from '#app/features/eligibility-finder/finder-view-data.ts';
import { getTitle } from '#app/features/eligibility-finder/format-opportunity.ts';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';
import { hasProfileValues } from '#domain/eligibility/finder-query.ts';
import { matchOpportunity } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { getVerdict, verdicts } from '#domain/eligibility/verdict.ts';
import { computeMarks } from './marks.ts';
import type { Cell, MarkedRow, Row } from './row.ts';
import { createRows } from './rows.ts';

/** What all of the compared have in common: '18-35', under "Age". */
export type SharedFact = { id: string; label?: string; value: string; notes: readonly string[] };

/**
 * What differs, with its marks, and what is the same for all: computed, so that no line can be untrue of any three
 * options.
 */
export function compareOpportunities(
  compared: readonly ComparedOpportunity[],
  profile: Profile,
): { differing: readonly MarkedRow[]; common: readonly SharedFact[] } {
  const rows = createRows(compared, profile).map((row) => ({
    ...row,
    marks: computeMarks(row.cells.map(getCellKey)),
  }));
  const differing = rows.filter(({ marks }) => marks.some((mark) => mark !== 'same'));
  return {
    differing,
    common: [
      ...rows.filter((row) => !differing.includes(row)).flatMap(toSharedFacts),
      ...differing.flatMap(toFitFacts),
      { id: 'form', value: texts.same.oneForm, notes: [] },
      { id: 'decides', value: texts.same.disclaimer, notes: [texts.same.nobodyStopped] },
    ],
  };
}

/** How many are open, almost open and not yet open, in the answer's order. Nothing before anything is said. */
export function countVerdicts(options: readonly Opportunity[], profile: Profile) {
  if (!hasProfileValues({ profile })) return [];
  const all = options.map((option) => getVerdict(matchOpportunity(option, profile)));
  return verdicts
    .map((verdict) => ({ verdict, count: all.filter((each) => each === verdict).length }))
    .filter(({ count }) => count > 0);
}

/** What each is called beside the others: its country, with the placement where two are of one country. */
export function getDistinctNames(options: readonly Opportunity[]): string[] {
  const titles = options.map(getTitle);
  return options.map((option, index) => {
    const title = getTitle(option);
    const isAlone = titles.indexOf(title) === index && titles.lastIndexOf(title) === index;
    return isAlone ? title : `${title}: ${option.name}`;
  });
}

/** Which plan is the next step: of the first that is open, or else of the first. */
export function findNextStep(
  options: readonly Opportunity[],
  profile: Profile,
): Opportunity | undefined {
  return (
    options.find((option) => getVerdict(matchOpportunity(option, profile)) === 'now') ?? options[0]
  );
}

const getCellKey = ({ key, value, notes }: Cell) => key ?? [value, ...notes].join('\n');

function toSharedFacts({ id, label, cells, profileText }: Row): SharedFact[] {
  const [cell] = cells;
  if (!cell) return [];
  const { itFits, itLacks } = texts.same;
  const fits =
    profileText?.about === 'have' &&
    (cell.isMissing ? itLacks : itFits)(`${profileText.before} ${profileText.words}`);
  return [{ id, label, value: cell.value, notes: [...cell.notes, ...(fits ? [fits] : [])] }];
}

/** Limits that differ, and all are met. */
function toFitFacts({ id, profileText, cells }: Row): SharedFact[] {
  const fits: Partial<Record<string, string>> = texts.same.fits;
  const value = fits[id];
  if (!value || profileText?.about !== 'have' || cells.some(({ isMissing }) => isMissing))
    return [];
  return [{ id: `${id}-fits`, value, notes: [`${profileText.before} ${profileText.words}`] }];
}

import { formatGoal } from '#app/features/document-planner/plan-paths.ts';
import type { ComparedOpportunity } from '#app/features/eligibility-finder/finder-view-data.ts';
import { getTitle } from '#app/features/eligibility-finder/format-opportunity.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import { hasProfileValues } from '#domain/eligibility/finder-query.ts';
import { matchOpportunity } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { getVerdict, verdicts } from '#domain/eligibility/verdict.ts';
import { computeMarks } from './marks.ts';
import type { Cell, ComparedTexts, MarkedRow, Row } from './row.ts';
import { createRows } from './rows.ts';

/** A fact that all compared opportunities share: '18-35', with the label 'Age'. */
export type SharedFact = { id: string; label?: string; value: string; notes: readonly string[] };

/**
 * Splits the rows into differing ones, with marks, and shared facts. Everything is computed from the records, so that it
 * is true for any combination of opportunities.
 */
export function compareOpportunities(
  compared: readonly ComparedOpportunity[],
  profile: Profile,
  texts: ComparedTexts,
): { differing: readonly MarkedRow[]; common: readonly SharedFact[] } {
  const { same } = texts.comparison;
  const rows = createRows(compared, profile, texts).map((row) => ({
    ...row,
    marks: computeMarks(row.cells.map(getCellKey)),
  }));
  const differing = rows.filter(({ marks }) => marks.some((mark) => mark !== 'same'));
  return {
    differing,
    common: [
      ...rows.filter((row) => !differing.includes(row)).flatMap((row) => toSharedFacts(row, same)),
      ...differing.flatMap((row) => toFitFacts(row, same)),
      { id: 'form', value: same.oneForm, notes: [] },
      { id: 'decides', value: same.disclaimer, notes: [same.nobodyStopped] },
    ],
  };
}

/** The number of opportunities per verdict, in the order of the results. Empty if the profile is empty. */
export function countVerdicts(opportunities: readonly Opportunity[], profile: Profile) {
  if (!hasProfileValues({ profile })) return [];
  const all = opportunities.map((opportunity) =>
    getVerdict(matchOpportunity(opportunity, profile)),
  );
  return verdicts
    .map((verdict) => ({ verdict, count: all.filter((each) => each === verdict).length }))
    .filter(({ count }) => count > 0);
}

/** Titles that are unique within the comparison: the country, followed by the placement if several are in one country. */
export function getDistinctNames(opportunities: readonly Opportunity[]): string[] {
  const titles = opportunities.map(getTitle);
  return opportunities.map((opportunity, index) => {
    const title = getTitle(opportunity);
    const isUnique = titles.indexOf(title) === index && titles.lastIndexOf(title) === index;
    return isUnique ? title : `${title}: ${opportunity.name}`;
  });
}

/** The goals of the applications: 'the USA', or 'USA: Teacher' if several are in one country. */
export function getGoals(
  opportunities: readonly Opportunity[],
  texts: Pick<FinderTexts, 'formatGoal'>,
): string[] {
  const names = getDistinctNames(opportunities);
  return opportunities.map((opportunity, index) => {
    const name = names[index] ?? '';
    return name === getTitle(opportunity) ? formatGoal(opportunity, texts) : name;
  });
}

/** The opportunity whose plan is recommended: the first eligible one, or else the first. */
export function findNextStep(
  opportunities: readonly Opportunity[],
  profile: Profile,
): Opportunity | undefined {
  return (
    opportunities.find(
      (opportunity) => getVerdict(matchOpportunity(opportunity, profile)) === 'now',
    ) ?? opportunities[0]
  );
}

const getCellKey = ({ key, value, notes }: Cell) => key ?? [value, ...notes].join('\n');

type SharedTexts = ComparedTexts['comparison']['same'];

function toSharedFacts(
  { id, label, cells, profileText }: Row,
  { itFits, itLacks }: SharedTexts,
): SharedFact[] {
  const [cell] = cells;
  if (!cell) return [];
  const isDecided = cell.isMissing || !cell.isUndecided;
  const fitNote =
    profileText?.about === 'have' &&
    isDecided &&
    (cell.isMissing ? itLacks : itFits)(`${profileText.before} ${profileText.words}`);
  return [{ id, label, value: cell.value, notes: [...cell.notes, ...(fitNote ? [fitNote] : [])] }];
}

/** Facts about rules that differ, but are all met by the profile. */
function toFitFacts({ id, profileText, cells }: Row, { fits }: SharedTexts): SharedFact[] {
  const textsByRow: Partial<Record<string, string>> = fits;
  const value = textsByRow[id];
  const allFit = cells.every(({ isMissing, isUndecided }) => !isMissing && !isUndecided);
  if (!value || profileText?.about !== 'have' || !allFit) return [];
  return [{ id: `${id}-fits`, value, notes: [`${profileText.before} ${profileText.words}`] }];
}

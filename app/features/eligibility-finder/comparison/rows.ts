import type { ComparedOpportunity } from '#app/features/eligibility-finder/finder-view-data.ts';
import {
  explainIneligibility,
  formatStipend,
} from '#app/features/eligibility-finder/format-opportunity.ts';
import { getValueLabel } from '#content/create-finder-texts.ts';
import { hasProfileValues } from '#domain/eligibility/finder-query.ts';
import { type Match, matchesDestination, matchOpportunity } from '#domain/eligibility/match.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { getVerdict } from '#domain/eligibility/verdict.ts';
import { createDocumentsRow } from './documents-row.ts';
import { computePayBar, computePayScale } from './pay-scale.ts';
import type { Cell, ComparedTexts, Row } from './row.ts';
import { createRuleRows } from './rule-rows.ts';
import { chooseStayRuler, computeStayDots } from './stay-dots.ts';

const createAskUs = ({ finder }: ComparedTexts): Cell => ({
  value: finder.results.option.askUs,
  notes: [],
  isNone: true,
});

/** All rows of a comparison, the most important for a visitor first. */
export function createRows(
  compared: readonly ComparedOpportunity[],
  profile: Profile,
  texts: ComparedTexts,
): Row[] {
  return [
    createVerdictRow(compared, profile, texts),
    createStipendRow(compared, texts),
    createStayRow(compared, profile, texts),
    ...createRuleRows(
      compared.map(({ opportunity }) => opportunity),
      profile,
      texts,
    ),
    createHoursRow(compared, texts),
    createPositionsRow(compared, texts),
    createDocumentsRow(compared, texts),
    createPlaceRow(compared, profile, texts),
  ].filter((row) => row !== undefined);
}

/** @returns undefined if the profile is empty, because there is nothing to evaluate then */
function createVerdictRow(
  compared: readonly ComparedOpportunity[],
  profile: Profile,
  { comparison: texts, finder }: ComparedTexts,
): Row | undefined {
  if (!hasProfileValues({ profile })) return undefined;
  return {
    id: 'verdict',
    label: texts.rows.verdict,
    size: 'figures',
    cells: compared.map(({ opportunity }) => {
      const match = matchOpportunity(opportunity, profile);
      const verdict = getVerdict(match);
      const reasons = {
        now: () => [],
        almost: () => createMissingNotes(match, texts),
        'not-yet': () => [explainIneligibility(match, finder)],
      }[verdict]();
      return {
        value: texts.verdicts[verdict],
        notes: [
          ...reasons,
          ...(matchesDestination(opportunity, profile.where) ? [] : [texts.elsewhere]),
        ],
        drawing: { kind: 'verdict', verdict },
      };
    }),
  };
}

/** One note for the unmet requirements, and one for those that the profile can't decide. */
function createMissingNotes({ missing }: Match, texts: ComparedTexts['comparison']): string[] {
  const listRequirements = (rules: Match['missing']) =>
    rules.map(({ requirementText }) => requirementText);
  const unknown = listRequirements(missing.filter(({ rule }) => rule.kind === 'unasked'));
  const unmet = listRequirements(missing.filter(({ rule }) => rule.kind !== 'unasked'));
  return [
    ...(unmet.length > 0 ? [texts.missing(unmet)] : []),
    ...(unknown.length > 0 ? [texts.unknown(unknown)] : []),
  ];
}

function createStipendRow(compared: readonly ComparedOpportunity[], texts: ComparedTexts): Row {
  const { comparison, finder } = texts;
  const amounts = compared.flatMap(({ opportunity }) => opportunity.stipend?.taka ?? []);
  const scale = computePayScale(amounts);
  return {
    id: 'stipend',
    label: comparison.rows.stipend,
    size: 'figures',
    hint: amounts.length > 0 ? comparison.scale(finder.figures.number(scale)) : undefined,
    cells: compared.map(({ opportunity: { stipend, isPaid } }): Cell => {
      if (!stipend && !isPaid) return { value: comparison.noneNamed, notes: [], isNone: true };
      if (!stipend) {
        return { ...createAskUs(texts), notes: [finder.results.option.notPublished] };
      }
      const { per, taka } = formatStipend(stipend, finder);
      return {
        value: stipend.text,
        notes: [stipend.per === 'month' ? taka : `${per}, ${taka}`],
        drawing: { kind: 'pay', bar: computePayBar(stipend.taka, scale) },
      };
    }),
  };
}

function createStayRow(
  compared: readonly ComparedOpportunity[],
  profile: Profile,
  allTexts: ComparedTexts,
): Row {
  const { comparison: texts, finder } = allTexts;
  const stays = compared.flatMap(({ opportunity }) => opportunity.duration ?? []);
  const ruler = chooseStayRuler(stays);
  return {
    id: 'stay',
    label: texts.rows.stay,
    size: 'figures',
    hint: stays.length > 0 ? texts.dots[ruler.unit] : undefined,
    profileText: profile.length && {
      before: texts.yourAnswers.length,
      words: getValueLabel(finder, profile, 'length'),
      about: 'want',
    },
    cells: compared.map(({ opportunity }): Cell => {
      const { duration } = opportunity;
      if (!duration) return createAskUs(allTexts);
      return {
        value: duration.text,
        notes: [
          duration.usual && texts.usual,
          matchOpportunity(opportunity, profile).isTooLong && texts.tooLong,
        ].filter((note) => typeof note === 'string'),
        drawing: { kind: 'stay', dots: computeStayDots(duration, ruler) },
      };
    }),
  };
}

function createHoursRow(compared: readonly ComparedOpportunity[], texts: ComparedTexts): Row {
  return {
    id: 'hours',
    label: texts.comparison.rows.hours,
    size: 'words',
    cells: compared.map(({ opportunity: { hours } }) =>
      hours ? { value: texts.comparison.hours(hours), notes: [] } : createAskUs(texts),
    ),
  };
}

/** @returns undefined if one of them is a programme, because programmes have no positions */
function createPositionsRow(
  compared: readonly ComparedOpportunity[],
  { comparison }: ComparedTexts,
): Row | undefined {
  if (compared.some(({ positions }) => positions.length === 0)) return undefined;
  return {
    id: 'positions',
    label: comparison.rows.positions,
    size: 'list',
    cells: compared.map(({ positions }) => ({ value: positions.join(', '), notes: [] })),
  };
}

function createPlaceRow(
  compared: readonly ComparedOpportunity[],
  { where }: Profile,
  texts: ComparedTexts,
): Row {
  const { comparison, finder } = texts;
  return {
    id: 'place',
    label: comparison.rows.place,
    size: 'list',
    profileText: where && {
      before: comparison.yourAnswers.where,
      words: getValueLabel(finder, { where }, 'where'),
      about: 'want',
    },
    cells: compared.map(({ opportunity: { places, country } }) => {
      if (places.length > 0) return { value: places.join(', '), notes: [] };
      return country ? { value: finder.results.option.hostTown, notes: [] } : createAskUs(texts);
    }),
  };
}

import type { Compared } from '#app/features/eligibility-finder/answer-data.ts';
import { payWords, reasonOf } from '#app/features/eligibility-finder/views.ts';
import { wordsOf } from '#content/can-i-go.ts';
import { answerTexts } from '#content/can-i-go-answer.ts';
import { comparisonTexts as texts } from '#content/can-i-go-comparison.ts';
import { type Judgement, judge, leadsTo } from '#domain/eligibility/judge.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { isAsked } from '#domain/eligibility/question.ts';
import { verdictOf } from '#domain/eligibility/verdict.ts';
import { documentsRow } from './documents-row.ts';
import { payBar, payScale } from './pay-scale.ts';
import type { Cell, Row } from './row.ts';
import { ruleRows } from './rule-rows.ts';
import { stayDots, stayRuler } from './stay-dots.ts';

const askUs: Cell = { value: answerTexts.option.askUs, notes: [], isNone: true };

/** Everything in which options can be compared, in the order in which a visitor asks for it. */
export function rowsOf(compared: readonly Compared[], profile: Profile): Row[] {
  return [
    verdictRow(compared, profile),
    stipendRow(compared),
    stayRow(compared, profile),
    ...ruleRows(
      compared.map(({ option }) => option),
      profile,
    ),
    hoursRow(compared),
    positionsRow(compared),
    documentsRow(compared),
    placeRow(compared, profile),
  ].filter((row) => row !== undefined);
}

/** Nothing is judged before anything is said. */
function verdictRow(compared: readonly Compared[], profile: Profile): Row | undefined {
  if (!isAsked({ profile })) return undefined;
  return {
    id: 'verdict',
    label: texts.rows.verdict,
    size: 'figures',
    cells: compared.map(({ option }) => {
      const judgement = judge(option, profile);
      const verdict = verdictOf(judgement);
      const why = {
        now: () => [],
        almost: () => openNotes(judgement),
        'not-yet': () => [reasonOf(judgement)],
      }[verdict]();
      return {
        value: texts.verdicts[verdict],
        notes: [...why, ...(leadsTo(option, profile.where) ? [] : [texts.elsewhere])],
        drawing: { kind: 'verdict', verdict },
      };
    }),
  };
}

/** What is missing, and what the sentence doesn't ask about, a line each. */
function openNotes({ missing }: Judgement): string[] {
  const asksOf = (rules: Judgement['missing']) => rules.map(({ asks }) => asks);
  const unasked = asksOf(missing.filter(({ rule }) => rule.kind === 'unasked'));
  const lacking = asksOf(missing.filter(({ rule }) => rule.kind !== 'unasked'));
  return [
    ...(lacking.length > 0 ? [texts.missing(lacking)] : []),
    ...(unasked.length > 0 ? [texts.unasked(unasked)] : []),
  ];
}

const inTaka = new Intl.NumberFormat('en-GB');

function stipendRow(compared: readonly Compared[]): Row {
  const amounts = compared.flatMap(({ option }) => option.stipend?.taka ?? []);
  const scale = payScale(amounts);
  return {
    id: 'stipend',
    label: texts.rows.stipend,
    size: 'figures',
    hint: amounts.length > 0 ? texts.scale(inTaka.format(scale)) : undefined,
    cells: compared.map(({ option: { stipend, isPaid } }): Cell => {
      if (!stipend && !isPaid) return { value: texts.noneNamed, notes: [], isNone: true };
      if (!stipend) {
        return { ...askUs, notes: [answerTexts.option.notPublished] };
      }
      const { per, taka } = payWords(stipend);
      return {
        value: stipend.text,
        notes: [stipend.per === 'month' ? taka : `${per}, ${taka}`],
        drawing: { kind: 'pay', bar: payBar(stipend.taka, scale) },
      };
    }),
  };
}

function stayRow(compared: readonly Compared[], profile: Profile): Row {
  const stays = compared.flatMap(({ option }) => option.duration ?? []);
  const ruler = stayRuler(stays);
  return {
    id: 'stay',
    label: texts.rows.stay,
    size: 'figures',
    hint: stays.length > 0 ? texts.dots[ruler.unit] : undefined,
    said: profile.length && {
      before: texts.said.length,
      words: wordsOf(profile, 'length'),
      about: 'want',
    },
    cells: compared.map(({ option }): Cell => {
      const { duration } = option;
      if (!duration) return askUs;
      return {
        value: duration.text,
        notes: [
          duration.usual && texts.usual,
          judge(option, profile).tooLong && texts.tooLong,
        ].filter((note) => typeof note === 'string'),
        drawing: { kind: 'stay', dots: stayDots(duration, ruler) },
      };
    }),
  };
}

function hoursRow(compared: readonly Compared[]): Row {
  return {
    id: 'hours',
    label: texts.rows.hours,
    size: 'words',
    cells: compared.map(({ option: { hours } }) =>
      hours ? { value: hours.replace(' a week', ''), notes: [] } : askUs,
    ),
  };
}

/** Only countries' placements name positions: beside a programme there is nothing to compare. */
function positionsRow(compared: readonly Compared[]): Row | undefined {
  if (compared.some(({ positions }) => positions.length === 0)) return undefined;
  return {
    id: 'positions',
    label: texts.rows.positions,
    size: 'list',
    cells: compared.map(({ positions }) => ({ value: positions.join(', '), notes: [] })),
  };
}

function placeRow(compared: readonly Compared[], { where }: Profile): Row {
  return {
    id: 'place',
    label: texts.rows.place,
    size: 'list',
    said: where && {
      before: texts.said.where,
      words: wordsOf({ where }, 'where'),
      about: 'want',
    },
    cells: compared.map(({ option: { places, country } }) => {
      if (places.length > 0) return { value: places.join(', '), notes: [] };
      return country ? { value: answerTexts.option.hostTown, notes: [] } : askUs;
    }),
  };
}

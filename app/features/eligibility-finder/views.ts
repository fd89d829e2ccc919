import { getValueLabel } from '#content/eligibility-finder.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import { currencyNames, exchangeRates } from '#content/exchange-rates.ts';
import { formatPause } from '#content/pause.ts';
import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import type {
  Opportunity,
  OpportunityDuration,
  OpportunityStipend,
} from '#domain/eligibility/opportunity.ts';
import {
  type Profile,
  type SelectFieldName,
  stayLengthMonths,
} from '#domain/eligibility/profile.ts';

/** The address of a question's answer. What it ignored isn't in it. */
export function createFinderPath(question: Partial<FinderQuery>): string {
  const query = stringifyFinderQuery(question);
  return query ? `/global-programs?${query}` : '/global-programs?age=';
}

const resultsPathCache = new WeakMap<FinderQuery, string>();

/** The answer from which a comparison or a plan was opened. A question is printed once for a hundred links. */
export function createResultsPath(question: FinderQuery): string {
  const known = resultsPathCache.get(question);
  if (known !== undefined) return known;
  const { view: _, plan: __, departureMonth: ___, ...asked } = question;
  const address = createFinderPath(asked);
  resultsPathCache.set(question, address);
  return address;
}

/** The address of an option's plan. */
export const createPlanPath = (question: FinderQuery, id: string): string =>
  `${createResultsPath(question)}&plan=${id}`;

/** Where one applies for an option, with the destination and the length of stay that the form can take over. */
export function createApplicationPath(
  { applicationPath, country, duration }: Opportunity,
  { length = 'any' }: Profile,
): string {
  const months = Math.min(stayLengthMonths[length], duration?.longest ?? 0);
  const address = new URLSearchParams();
  if (country) address.set('destination', country.slug);
  if (length !== 'any' && months >= (duration?.shortest ?? 0)) {
    address.set('duration', `${months}-months`);
  }
  return address.size > 0 ? `${applicationPath}?${address}` : applicationPath;
}

/** What is known by a country's name, or else by the programme's. */
export const getTitle = ({ country, name }: Opportunity) => country?.name ?? name;

/** How many of the open options are large posters, and how many rows a phone shows before it folds the rest. */
const topResultCount = 3;
const visibleRowCount = 10;

/** The open options by how they are shown. */
export function groupResults(open: readonly Match[]) {
  const options = open.map(({ opportunity }) => opportunity);
  const abroad = options.filter(({ country }) => country);
  return {
    lead: abroad.slice(0, topResultCount),
    rows: abroad.slice(topResultCount, topResultCount + visibleRowCount),
    folded: abroad.slice(topResultCount + visibleRowCount),
    programmes: options.filter(({ country }) => !country),
  };
}

const amountFormat = new Intl.NumberFormat('en-GB');

/** 'a month, about BDT 112,000-168,000'; where a figure is open upwards, 'or more' says it. */
export function formatStipend({ per, taka }: OpportunityStipend): { per: string; taka: string } {
  const { about, orMore, per: perWords } = resultTexts.option;
  const to = taka.to === taka.from ? undefined : taka.to;
  const figures = about(
    amountFormat.format(taka.from),
    to === undefined ? undefined : amountFormat.format(to),
  );
  return {
    per: perWords[per] ?? per,
    taka:
      (taka.to === undefined ? `${figures} ${orMore}` : figures) +
      (per === 'month' ? '' : ` ${perWords.month}`),
  };
}

/** The rates by which the amounts in taka were made, a currency once: 'THB 1 (Thai baht) = BDT 3.7'. */
export function listExchangeRates(options: readonly Opportunity[]): string[] {
  const rates = options.flatMap(({ stipend }) => {
    if (!stipend) return [];
    const { currency } = stipend.typed;
    return `${currency} 1 (${currencyNames[currency]}) = BDT ${exchangeRates.inTaka[currency]}`;
  });
  return [...new Set(rates)];
}

/** '6-12 months'; where no page gives a length, 'typically 3-12 months'. */
export const formatStay = ({ text, usual }: OpportunityDuration): string =>
  usual ? resultTexts.option.usualStay(text) : text;

/** How long it takes, and how many hours a week: '10 months', '32-40 hours a week'. */
export function listFacts({ duration, hours }: Opportunity): string[] {
  return [duration && formatStay(duration), hours && resultTexts.option.hoursAWeek(hours)].filter(
    (fact) => fact !== undefined && fact !== '',
  ) as string[];
}

/** Of twelve lamps, one a month: how many burn, up to the shortest stay, and how many are rings, up to the longest. */
export function countDurationDots({ shortest, longest }: OpportunityDuration): {
  on: number;
  rings: number;
} {
  const on = Math.min(12, Math.max(1, Math.round(shortest)));
  return { on, rings: Math.max(0, Math.min(12, Math.ceil(longest)) - on) };
}

/** Why an option is not yet possible, in sentences. */
export function explainIneligibility({ opportunity, missing, isTooLong }: Match): string {
  const { notYet } = resultTexts;
  const reasons = [
    opportunity.paused && formatPause(opportunity.paused),
    isTooLong &&
      opportunity.duration &&
      notYet.tooLong(opportunity.duration.text, opportunity.duration.usual === true),
    missing.length > 0 && notYet.asks(missing.map(({ requirementText }) => requirementText)),
  ];
  return reasons.filter(Boolean).join(' ');
}

/** The blanks that a change fills in anew. */
export const listChangedFields = (change: Profile) => Object.keys(change) as SelectFieldName[];

/** What a change of the sentence is called: 'Stay up to 12 months and with intermediate English'. */
export function formatChange(change: Profile): string {
  const words = listChangedFields(change).map((blank) =>
    resultTexts.change[blank](getValueLabel(change, blank)),
  );
  return words
    .map((each, index) => (index === 0 ? each : each.charAt(0).toLowerCase() + each.slice(1)))
    .join(resultTexts.change.and);
}

/** Of several that don't fit, the one that lacks least. */
export function findNearestMatch(notYet: readonly Match[]): Match | undefined {
  const lack = ({ missing, isTooLong }: Match) => missing.length + (isTooLong ? 1 : 0);
  const possible = notYet.filter(({ opportunity }) => !opportunity.paused);
  return possible.sort((a, b) => lack(a) - lack(b) || getShortestStay(a) - getShortestStay(b))[0];
}

const getShortestStay = ({ opportunity }: Match) =>
  opportunity.duration?.shortest ?? stayLengthMonths.any;

/** How far across the boat lies: what is open of all that leads there; 0 where nothing does. */
export function computeEligibleShare(open: number, all: number): number {
  return all === 0 ? 0 : open / all;
}

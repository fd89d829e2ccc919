import { resultTexts } from '#content/eligibility-finder-results.ts';
import { currencyNames, exchangeRates } from '#content/exchange-rates.ts';
import { formatPause } from '#content/pause.ts';
import type { Match } from '#domain/eligibility/match.ts';
import type {
  Opportunity,
  OpportunityDuration,
  OpportunityStipend,
} from '#domain/eligibility/opportunity.ts';

/** The short title of an opportunity: the name of its country, or of the programme. */
export const getTitle = ({ country, name }: Opportunity) => country?.name ?? name;

const amountFormat = new Intl.NumberFormat('en-GB');

/** Formats a stipend: 'a month' and 'about BDT 112,000-168,000'. An amount without an upper limit ends with 'or more'. */
export function formatStipend({ per, taka }: Pick<OpportunityStipend, 'per' | 'taka'>): {
  per: string;
  taka: string;
} {
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

/** The exchange rates of the amounts in taka, each currency once: 'THB 1 (Thai baht) = BDT 3.7'. */
export function listExchangeRates(
  opportunities: readonly Pick<Opportunity, 'stipend'>[],
): string[] {
  const rates = opportunities.flatMap(({ stipend }) => {
    if (!stipend) return [];
    const { currency } = stipend.typed;
    return `${currency} 1 (${currencyNames[currency]}) = BDT ${exchangeRates.inTaka[currency]}`;
  });
  return [...new Set(rates)];
}

/** '6-12 months', or 'typically 3-12 months' if the page has no duration. */
export const formatStay = ({ text, usual }: OpportunityDuration): string =>
  usual ? resultTexts.option.usualStay(text) : text;

/** The duration and the hours per week: '10 months', '32-40 hours a week'. Unknown facts are left out. */
export function listFacts({ duration, hours }: Opportunity): string[] {
  return [duration && formatStay(duration), hours && resultTexts.option.hoursAWeek(hours)].filter(
    (fact) => fact !== undefined && fact !== '',
  ) as string[];
}

/**
 * Counts the dots of a duration. There are twelve, one per month: `on` is the number up to the shortest stay, and `rings`
 * the number from there to the longest.
 */
export function countDurationDots({
  shortest,
  longest,
}: Pick<OpportunityDuration, 'shortest' | 'longest'>): {
  on: number;
  rings: number;
} {
  const on = Math.min(12, Math.max(1, Math.round(shortest)));
  return { on, rings: Math.max(0, Math.min(12, Math.ceil(longest)) - on) };
}

/** Sentences that explain why a match is not eligible. */
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

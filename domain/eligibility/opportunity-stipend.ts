import { exchangeRates } from '#content/exchange-rates.ts';
import { formatAmount } from '#content/format-amount.ts';
import type { Stipend } from '#content/types/country.ts';
import type { OpportunityStipend } from './opportunity.ts';

/**
 * Converts a stipend to taka per month.
 *
 * @param inTaka the worth of one unit of each currency in taka
 */
export function createOpportunityStipend(
  stipend: Stipend,
  inTaka = exchangeRates.inTaka,
): OpportunityStipend {
  const { currency, from, to, per } = stipend;
  const rate = inTaka[currency] / (per === 'year' ? 12 : 1);
  const toTakaPerMonth = (amount: number) => Math.round((amount * rate) / 1000) * 1000;
  return {
    text: `${currency} ${formatAmount(stipend)}`,
    per,
    typed: stipend,
    taka: { from: toTakaPerMonth(from), ...(to !== undefined && { to: toTakaPerMonth(to) }) },
  };
}

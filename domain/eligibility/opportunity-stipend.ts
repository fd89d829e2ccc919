import { exchangeRates } from '#content/exchange-rates.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { Stipend } from '#content/types/stipend.ts';
import type { OpportunityStipend } from './opportunity.ts';

/**
 * Converts a stipend to taka per month.
 *
 * @param inTaka the worth of one unit of each currency in taka
 */
export function createOpportunityStipend(
  stipend: Stipend,
  language: Language,
  inTaka = exchangeRates.inTaka,
): OpportunityStipend {
  const { currency, from, to, per } = stipend;
  const rate = inTaka[currency] / (per === 'year' ? 12 : 1);
  const toTakaPerMonth = (amount: number) => Math.round((amount * rate) / 1000) * 1000;
  return {
    text: formats[language].stipend(stipend),
    per,
    typed: stipend,
    taka: { from: toTakaPerMonth(from), ...(to !== undefined && { to: toTakaPerMonth(to) }) },
  };
}

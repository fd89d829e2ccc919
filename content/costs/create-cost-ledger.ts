import { createQuestionPath } from '../contact-path.ts';
import { countryPage } from '../destinations/country-page.ts';
import type { DestinationSlug } from '../destinations/destinations.ts';
import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { ProgrammeSlug } from '../programmes/programme-list.ts';
import type { Cost, CostAmount, CostLedger, CostRow } from '../types/cost.ts';
import { costsId, costTexts } from './cost-texts.ts';
import { findCountryCosts, findProgrammeCosts } from './find-costs.ts';

/** Creates the list of costs of a country's page. */
export const createCountryLedger = (slug: DestinationSlug, language: Language): CostLedger =>
  createLedger(slug, findCountryCosts(slug), language);

/** Creates the list of costs of a programme's page. */
export const createProgrammeLedger = (slug: ProgrammeSlug, language: Language): CostLedger =>
  createLedger(slug, findProgrammeCosts(slug), language);

function createLedger(
  slug: DestinationSlug | ProgrammeSlug,
  costs: readonly Cost[],
  language: Language,
): CostLedger {
  return {
    id: costsId,
    ...costTexts[language].ledger,
    rows: costs.map((cost) => createCostRow(slug, cost, language)),
  };
}

/**
 * Converts a cost to its line on a page.
 *
 * @param slug the country or the programme that the contact form begins with
 */
export function createCostRow(
  slug: string,
  { id, payer, recipient, when, amount, note }: Cost,
  language: Language,
): CostRow {
  const { kinds, payers, phrases } = costTexts[language];
  const { label, question } = kinds[id];
  return {
    id,
    label,
    ...(note && { note: phrases[note] }),
    ...(payer !== 'ask' && { payer: { text: payers[payer], isYou: payer === 'you' } }),
    ...(recipient && { recipient: phrases[recipient] }),
    ...(when && { when: phrases[when] }),
    ...(amount && { amount: formatCostAmount(amount, language) }),
    ask: createQuestionPath(slug, question),
  };
}

/** Formats an amount with its currency and its period: 'EUR 200-250 per month', 'BDT 5,000+'. */
export function formatCostAmount(
  { currency, per, ...range }: CostAmount,
  language: Language,
): string {
  const money = formats[language].moneyRange(range, currency);
  const periods = countryPage[language].template.placements.per;
  return per ? costTexts[language].formatAmount(money, periods[per]) : money;
}

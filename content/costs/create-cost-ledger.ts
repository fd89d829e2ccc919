import { createQuestionPath } from '../contact-path.ts';
import type { DestinationSlug } from '../destinations/destinations.ts';
import { countryTemplate } from '../destinations/template.ts';
import { formatAmount } from '../format-amount.ts';
import type { ProgrammeSlug } from '../programmes/programme-list.ts';
import type { Cost, CostAmount, CostLedger, CostRow } from '../types/cost.ts';
import { costKinds } from './cost-kinds.ts';
import { costsId, costTexts } from './cost-texts.ts';
import { findCountryCosts, findProgrammeCosts } from './find-costs.ts';

/** Creates the list of costs of a country's page. */
export const createCountryLedger = (slug: DestinationSlug): CostLedger =>
  createLedger(slug, findCountryCosts(slug));

/** Creates the list of costs of a programme's page. */
export const createProgrammeLedger = (slug: ProgrammeSlug): CostLedger =>
  createLedger(slug, findProgrammeCosts(slug));

function createLedger(slug: DestinationSlug | ProgrammeSlug, costs: readonly Cost[]): CostLedger {
  const { payers: _, ...texts } = costTexts;
  return { id: costsId, ...texts, rows: costs.map((cost) => createCostRow(slug, cost)) };
}

/**
 * Converts a cost to its line on a page.
 *
 * @param slug the country or the programme that the contact form begins with
 */
export function createCostRow(slug: string, { id, payer, amount, ...rest }: Cost): CostRow {
  const { label, question } = costKinds[id];
  return {
    ...rest,
    id,
    label,
    ...(payer !== 'ask' && { payer: { text: costTexts.payers[payer], isYou: payer === 'you' } }),
    ...(amount && { amount: formatCostAmount(amount) }),
    ask: createQuestionPath(slug, question),
  };
}

/** Formats an amount with its currency: 'EUR 200-250 per month', 'BDT 5,000+'. */
export function formatCostAmount({ currency, per, ...range }: CostAmount): string {
  return [currency, formatAmount(range), per && countryTemplate.placements.per[per]]
    .filter(Boolean)
    .join(' ');
}

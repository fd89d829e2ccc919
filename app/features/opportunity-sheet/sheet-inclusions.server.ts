import { countryPage } from '#content/destinations/country-page.ts';
import type { Language } from '#content/language.ts';
import { getOfferInclusions } from '#content/offer-inclusions.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { SheetColumns } from './sheet-view.ts';

/**
 * Lists what an offer includes and what it doesn't, under the headings of the countries' pages. A single list needs no label.
 *
 * @returns undefined if the offer's page says neither
 */
export function createSheetInclusions(
  { programme, country }: Opportunity,
  language: Language,
): SheetColumns | undefined {
  const { included, notIncluded } = getOfferInclusions(
    { programme, country: country?.slug },
    language,
  );
  const titles = countryPage[language].inclusions;
  if (included.length === 0) return undefined;
  if (notIncluded.length === 0) return { title: titles.included, lists: [{ items: included }] };
  return {
    title: titles.tabs,
    lists: [
      { label: titles.included, items: included },
      { label: titles.notIncluded, items: notIncluded },
    ],
  };
}

import { formatCountryRange } from '#app/features/eligibility-finder/format-country-range.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { getCountryAges } from '#domain/eligibility/country-facts.ts';

/** A fact of the row. `note` is the line below the value: what it is, or a stipend's worth in taka. */
export type RowFact = { value: string; note: string };

/** The facts that visitors ask for first about a country: pay, length and age. For the loader. */
export function createFactsRow(slug: DestinationSlug, language: Language): RowFact[] {
  const { facts: labels, placements } = countryPage[language];
  const { digits, range } = formats[language];
  const { stipend, taka, stay, isUsual } = formatCountryRange(slug, language);
  const ages = getCountryAges(slug).map(({ from, to }) =>
    to === undefined ? labels.orOver(digits(from)) : range({ from, to }),
  );
  return [
    { value: stipend ?? placements.askUs, note: taka ?? placements.facts.stipend },
    { value: stay, note: isUsual ? labels.usualStay : labels.stay },
    ...(ages.length > 0 ? [{ value: ages.join(' · '), note: labels.age }] : []),
  ];
}

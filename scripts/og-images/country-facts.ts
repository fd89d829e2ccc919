import { countryPage } from '#content/destinations/country-page.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { Country, Placement } from '#content/types/country.ts';
import type { Stipend } from '#content/types/stipend.ts';

/**
 * Returns the facts of a country's image: the range of the stipends with the first one's currency and period, or the titles of
 * the first two placements if none of them has a stipend.
 */
export function listCountryFacts(
  { placements }: Pick<Country, 'placements'>,
  language: Language,
): string[] {
  const stipends = placements.flatMap(({ stipend }) => stipend ?? []);
  const [first] = stipends;
  if (!first) return placements.slice(0, 2).map(({ title }) => title);
  const { currency, per } = first;
  const comparable = stipends.filter(
    (stipend) => stipend.currency === currency && stipend.per === per,
  );
  return [
    formats[language].moneyRange(range(comparable), currency),
    countryPage[language].placements.per[per],
  ];
}

/** Returns the facts of a placement's image: its title, and its stipend if it publishes one. */
export function listPlacementFacts({ title, stipend }: Placement, language: Language): string[] {
  if (!stipend) return [title];
  const { moneyRange } = formats[language];
  const { per } = countryPage[language].placements;
  return [title, `${moneyRange(stipend, stipend.currency)} ${per[stipend.per]}`];
}

function range(stipends: readonly Stipend[]) {
  const from = Math.min(...stipends.map((stipend) => stipend.from));
  const upperBounds = stipends.flatMap(({ to }) => to ?? []);
  return upperBounds.length === stipends.length ? { from, to: Math.max(...upperBounds) } : { from };
}

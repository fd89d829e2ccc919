import { countryTemplate } from '#content/destinations/template.ts';
import { formatAmount } from '#content/format-amount.ts';
import type { Country, Stipend } from '#content/types/country.ts';

const { per } = countryTemplate.placements;

/**
 * Returns the facts of a country's image: the range of the stipends with the first one's currency and period, or the titles of
 * two placements if the specification has no stipend.
 */
export function listCountryFacts({ placements }: Pick<Country, 'placements'>): string[] {
  const stipends = placements.flatMap(({ stipend }) => stipend ?? []);
  const [first] = stipends;
  if (!first) return placements.slice(0, 2).map(({ title }) => title);
  const comparable = stipends.filter(
    (stipend) => stipend.currency === first.currency && stipend.per === first.per,
  );
  return [`${first.currency} ${formatAmount(range(comparable))}`, per[first.per]];
}

function range(stipends: readonly Stipend[]) {
  const from = Math.min(...stipends.map((stipend) => stipend.from));
  const upperBounds = stipends.flatMap(({ to }) => to ?? []);
  return upperBounds.length === stipends.length ? { from, to: Math.max(...upperBounds) } : { from };
}

import { countryTemplate } from '#content/destinations/template.ts';
import { formatAmount } from '#content/format-amount.ts';
import type { Country, Stipend } from '#content/types/country.ts';

const { per } = countryTemplate.placements;

/**
 * What a country's card says below its name: the stipend, from the lowest to the highest of those that are paid alike;
 * where the specification gives none, what there is to do.
 */
export function listCountryFacts({ placements }: Pick<Country, 'placements'>): string[] {
  const stipends = placements.flatMap(({ stipend }) => stipend ?? []);
  const [first] = stipends;
  if (!first) return placements.slice(0, 2).map(({ title }) => title);
  const alike = stipends.filter(
    (stipend) => stipend.currency === first.currency && stipend.per === first.per,
  );
  return [`${first.currency} ${formatAmount(range(alike))}`, per[first.per]];
}

function range(stipends: readonly Stipend[]) {
  const from = Math.min(...stipends.map((stipend) => stipend.from));
  const most = stipends.flatMap(({ to }) => to ?? []);
  return most.length === stipends.length ? { from, to: Math.max(...most) } : { from };
}

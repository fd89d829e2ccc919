import type { Currency } from '#content/currencies.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import type { Duration } from '#content/types/duration.ts';
import { listings } from './opportunities.ts';
import type { OpportunityDuration, OpportunityStipend } from './opportunity.ts';

/** An age rule: the least age, and the highest one if there is one, in years. */
type AgeRange = { from: number; to?: number };

/** Lists the distinct ages that the placements of a country ask for. Empty if none has a rule about the age. */
export function getCountryAges(slug: DestinationSlug): AgeRange[] {
  const rules = listPlacements(slug).flatMap((placement) =>
    placement.rules.map(({ rule }) => rule),
  );
  const ages = rules.flatMap((rule) => (rule.kind === 'age' ? rule : []));
  return [...new Map(ages.map((age) => [`${age.from}-${age.to}`, age])).values()];
}

/** The pay and the stay of all placements of a country, for lists of countries. */
type CountryRange = {
  /** The range of the stipends that are paid by the month. It has no `to` if one of them has no upper limit. */
  stipend: { currency: Currency; from: number; to?: number } | undefined;
  /** The range from the shortest stay to the longest. */
  duration: Duration;
  /** Whether `duration` is the usual one of internships, because no placement has its own. */
  isUsual: boolean;
};

/**
 * Summarises the placements of a country.
 *
 * @throws Error if no placement has a duration, or if their stipends are in several currencies, which have no range
 */
export function getCountryRange(slug: DestinationSlug): CountryRange {
  const placements = listPlacements(slug);
  const durations = placements.flatMap(({ duration }) => duration ?? []);
  return {
    stipend: createStipendRange(
      slug,
      placements.flatMap(({ stipend }) => stipend?.typed ?? []),
    ),
    duration: createDurationRange(slug, durations),
    isUsual: durations.every(({ usual }) => usual),
  };
}

const listPlacements = (slug: DestinationSlug) =>
  listings.filter(({ country }) => country?.slug === slug);

function createStipendRange(
  slug: DestinationSlug,
  stipends: readonly OpportunityStipend['typed'][],
): CountryRange['stipend'] {
  const [currency, ...others] = new Set(stipends.map((stipend) => stipend.currency));
  if (!currency) return undefined;
  if (others.length > 0) throw new Error(`The stipends of ${slug} are in several currencies`);
  const monthly = stipends.filter(({ per }) => per === 'month');
  if (monthly.length === 0) throw new Error(`No stipend of ${slug} is monthly`);
  const highest = monthly.flatMap(({ to }) => to ?? []);
  return {
    currency,
    from: Math.min(...monthly.map(({ from }) => from)),
    ...(highest.length === monthly.length && { to: Math.max(...highest) }),
  };
}

function createDurationRange(
  slug: DestinationSlug,
  durations: readonly OpportunityDuration[],
): Duration {
  const [shortest] = durations.toSorted((a, b) => a.shortest - b.shortest);
  const [longest] = durations.toSorted((a, b) => b.longest - a.longest);
  if (!shortest || !longest) throw new Error(`No placement of ${slug} has a duration`);
  if (shortest.shortest < 1 && 'from' in shortest.typed) {
    const { from, fromUnit = shortest.typed.unit } = shortest.typed;
    return { from, fromUnit, to: longest.longest, unit: 'months' };
  }
  // Several years stay years: "6 months to 3.5 years".
  if (longest.typed.unit === 'years' && 'to' in longest.typed && shortest.typed.unit === 'months') {
    return { from: shortest.shortest, fromUnit: 'months', to: longest.typed.to, unit: 'years' };
  }
  const [from, to] = [shortest.shortest, longest.longest];
  return from === to ? { choices: [from], unit: 'months' } : { from, to, unit: 'months' };
}

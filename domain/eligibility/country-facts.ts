import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { germanForLessons } from '#content/eligibility/english.ts';
import type { Currency } from '#content/exchange-rates.ts';
import type { Duration } from '#content/types/country.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import { listings } from './opportunities.ts';
import type { Opportunity, OpportunityDuration, OpportunityStipend } from './opportunity.ts';

/**
 * The value of a fact for some placements of a country. `placementIds` are those of the placements that it holds for, and is
 * empty if it holds for all of them. `value` is undefined if the page doesn't state it for these placements.
 */
export type FactGroup<Value> = { value: Value | undefined; placementIds: readonly string[] };

/** The facts of a country that visitors ask for first. Each list has one entry per distinct value. */
type CountryFacts = {
  stipends: FactGroup<OpportunityStipend>[];
  durations: FactGroup<OpportunityDuration>[];
  ages: FactGroup<EligibilityRule>[];
  languages: FactGroup<EligibilityRule>[];
};

/** Whether a rule is about a language: English, or German for the lessons. A rule about German has the kind `unknown`. */
export const isLanguageRule = (rule: EligibilityRule) =>
  rule.rule.kind === 'english' || rule === germanForLessons.plain.judgedBy;

/**
 * Collects the facts of a country from its opportunities, which "Can I go?" evaluates and the country's page describes, so
 * that all three say the same. For loaders only: it imports all content.
 */
export function getCountryFacts(slug: DestinationSlug): CountryFacts {
  const placements = listPlacements(slug);
  return {
    stipends: groupByValue(
      placements,
      ({ stipend }) => [stipend],
      ({ text, per }) => `${text} ${per}`,
    ),
    durations: groupByValue(
      placements,
      ({ duration }) => [duration],
      ({ text, usual }) => `${text} ${usual}`,
    ),
    ages: groupByRule(placements, ({ rule }) => rule.kind === 'age'),
    languages: groupByRule(placements, isLanguageRule),
  };
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

function groupByRule(
  placements: readonly Opportunity[],
  isWanted: (rule: EligibilityRule) => boolean,
): FactGroup<EligibilityRule>[] {
  return groupByValue(
    placements,
    ({ rules }) => {
      const wanted = rules.filter(isWanted);
      return wanted.length > 0 ? wanted : [undefined];
    },
    ({ requirementText }) => requirementText,
  );
}

/**
 * Groups placements by equal values. What holds for all of them comes first, then the order is that of the placements, and
 * unknown values come last.
 */
function groupByValue<Value>(
  placements: readonly Opportunity[],
  getValues: (opportunity: Opportunity) => readonly (Value | undefined)[],
  getKey: (value: Value) => string,
): FactGroup<Value>[] {
  const groups = new Map<string, { value: Value | undefined; placementIds: string[] }>();
  for (const opportunity of placements) {
    for (const value of getValues(opportunity)) {
      const key = value === undefined ? '' : getKey(value);
      const group = groups.get(key) ?? { value, placementIds: [] };
      group.placementIds.push(opportunity.id);
      groups.set(key, group);
    }
  }
  const all = [...groups.values()].map((group) =>
    group.placementIds.length < placements.length ? group : { ...group, placementIds: [] },
  );
  const getRank = ({ value, placementIds }: FactGroup<Value>) =>
    value === undefined ? 2 : Math.min(placementIds.length, 1);
  return all.sort((a, b) => getRank(a) - getRank(b));
}

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
  const [from, to] = [shortest.shortest, longest.longest];
  return from === to ? { choices: [from], unit: 'months' } : { from, to, unit: 'months' };
}

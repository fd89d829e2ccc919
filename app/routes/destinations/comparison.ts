import { createDestinationLink } from '#content/destinations/destination-link.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { formatAmount } from '#content/format-amount.ts';
import { formatDuration } from '#content/format-duration.ts';
import type { Country, DestinationLink } from '#content/types/country.ts';
import type { Rule } from '#content/types/eligibility.ts';

export type CountryComparison = {
  countries: DestinationLink[];
  rows: { name: string; values: string[]; strong?: boolean }[];
};

type ComparisonValues = Record<'programme' | 'length' | 'stipend' | 'age' | 'language', string>;

/**
 * A table of what differs between countries, read in their records.
 *
 * @param compared a placement of each country, by its title
 * @throws Error when a record has no such placement, or does not say its length, stipend per month, age or language
 */
export function compareCountries(
  compared: readonly { slug: DestinationSlug; placement: string }[],
  names: ComparisonValues,
): CountryComparison {
  const columns = compared.map(({ slug, placement }) =>
    createColumn(countryRecords[slug], placement),
  );
  return {
    countries: compared.map(({ slug }) => createDestinationLink(slug)),
    rows: [
      { name: names.programme, values: columns.map(({ programme }) => programme) },
      { name: names.length, values: columns.map(({ length }) => length) },
      { name: names.stipend, values: columns.map(({ stipend }) => stipend), strong: true },
      { name: names.age, values: columns.map(({ age }) => age) },
      { name: names.language, values: columns.map(({ language }) => language) },
    ],
  };
}

function createColumn(record: Country, title: string): ComparisonValues {
  const { duration, stipend } =
    record.placements.find((placement) => placement.title === title) ?? {};
  if (!duration || stipend?.per !== 'month') {
    throw new Error(`${record.country}: "${title}" has no length or no stipend per month`);
  }
  return {
    programme: title,
    length: formatDuration(duration),
    stipend: `${stipend.currency} ${formatAmount(stipend)}`,
    age: findRequirement(record, title, 'age'),
    language: findRequirement(record, title, 'english'),
  };
}

function findRequirement(record: Country, placement: string, kind: Rule['kind']): string {
  const found = record.eligibility
    .filter((card) => card.placement === undefined || card.placement === placement)
    .flatMap(({ requirements }) => requirements)
    .find(({ judgedBy }) => judgedBy.rule.kind === kind);
  if (!found) throw new Error(`${record.country} has no requirement of the kind "${kind}"`);
  return found.value;
}

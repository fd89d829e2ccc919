import { createDestinationLink } from '#content/destinations/destination-link.ts';
import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { getRequirementText } from '#content/eligibility/displayed-eligibility.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { Country, DestinationLink } from '#content/types/country.ts';
import type { Rule } from '#content/types/eligibility.ts';

export type CountryComparison = {
  countries: DestinationLink[];
  rows: { name: string; values: string[]; strong?: boolean }[];
};

type ComparisonValues = Record<'programme' | 'length' | 'stipend' | 'age' | 'language', string>;

/**
 * Creates a table that compares placements of several countries, from the records of these countries.
 *
 * @param selections the countries, each with the id of one of its placements
 * @param rowNames the heading of each row
 * @param language of the values
 * @throws Error if a record has no such placement, or has no duration, monthly stipend, age or language for it
 */
export function compareCountries(
  selections: readonly { slug: DestinationSlug; placement: string }[],
  rowNames: ComparisonValues,
  language: Language,
): CountryComparison {
  const columns = selections.map(({ slug, placement }) =>
    createColumn(localisedCountries[language][slug], placement, language),
  );
  return {
    countries: selections.map(({ slug }) => createDestinationLink(slug, language)),
    rows: [
      { name: rowNames.programme, values: columns.map(({ programme }) => programme) },
      { name: rowNames.length, values: columns.map(({ length }) => length) },
      { name: rowNames.stipend, values: columns.map(({ stipend }) => stipend), strong: true },
      { name: rowNames.age, values: columns.map(({ age }) => age) },
      { name: rowNames.language, values: columns.map(({ language }) => language) },
    ],
  };
}

function createColumn(record: Country, id: string, language: Language): ComparisonValues {
  const placement = record.placements.find((each) => each.id === id);
  const { title, duration, stipend } = placement ?? {};
  if (!title || !duration || stipend?.per !== 'month') {
    throw new Error(
      `The record of ${record.country} has no placement "${id}" with a duration and a monthly stipend`,
    );
  }
  return {
    programme: title,
    length: formats[language].duration(duration),
    stipend: formats[language].stipend(stipend),
    age: findRequirement(record, id, 'age', language),
    language: findRequirement(record, id, 'english', language),
  };
}

function findRequirement(
  record: Country,
  placement: string,
  kind: Rule['kind'],
  language: Language,
): string {
  const requirement = record.eligibility
    .filter((card) => card.placement === undefined || card.placement === placement)
    .flatMap(({ requirements }) => requirements)
    .find(({ judgedBy }) => judgedBy.en.rule.kind === kind);
  if (!requirement) {
    throw new Error(
      `The record of ${record.country} has no requirement of kind "${kind}" for "${placement}"`,
    );
  }
  return getRequirementText(requirement, language);
}

import type { Country, CountryFact } from '../types/country.ts';
import { countryRecords } from './records.ts';

/** After so many days somebody has to read the source again. */
export const factMaxAgeDays = 180;

const msPerDay = 24 * 60 * 60 * 1000;

/** A fact of a country that is to be checked again. */
export type OverdueFact = {
  /** The country's, as in /destinations/germany. */
  slug: string;
  /** Where the fact is written, in the project: 'content/destinations/germany.ts'. */
  file: string;
  fact: CountryFact;
};

/**
 * The facts of the country pages that were last checked more than 180 days ago.
 *
 * @returns the oldest first
 */
export function findOverdueFacts(
  today: Date,
  records: Readonly<Record<string, Country>> = countryRecords,
): OverdueFact[] {
  return Object.entries(records)
    .flatMap(([slug, { facts = [] }]) =>
      facts.map((fact) => ({ slug, file: `content/destinations/${slug}.ts`, fact })),
    )
    .filter(({ fact }) => today.getTime() - Date.parse(fact.checkedOn) > factMaxAgeDays * msPerDay)
    .toSorted((one, other) => one.fact.checkedOn.localeCompare(other.fact.checkedOn));
}

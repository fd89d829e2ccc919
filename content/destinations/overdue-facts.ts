import type { Country, CountryFact } from '../types/country.ts';
import { countryRecords } from './records.ts';

/** The number of days after which somebody has to read the source again. */
export const factMaxAgeDays = 180;

const msPerDay = 24 * 60 * 60 * 1000;

/** A fact of a country page that is due to be checked again. */
export type OverdueFact = {
  /** The country's slug, as in /destinations/germany. */
  slug: string;
  /** The file that contains the fact, relative to the repository: 'content/destinations/germany.ts'. */
  file: string;
  fact: CountryFact;
};

/**
 * Finds the facts of country pages that were last checked more than 180 days ago.
 *
 * @returns the facts, the oldest first
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
    .toSorted((a, b) => a.fact.checkedOn.localeCompare(b.fact.checkedOn));
}

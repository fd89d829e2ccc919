import type { Language } from '../language.ts';
import type { Country } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { germany } from './germany.ts';
import { countryRecords } from './records.ts';

/** The countries whose page exists in Bengali. When all do, this is a `Record`, and the compiler names a missing one. */
const bengaliRecords: Partial<Record<DestinationSlug, Country>> = { germany: germany.bn };

/** Returns the record of a country's page, or undefined if it doesn't exist in the language. */
export const findCountryRecord = (
  slug: DestinationSlug,
  language: Language,
): Country | undefined => (language === 'bn' ? bengaliRecords[slug] : countryRecords[slug]);

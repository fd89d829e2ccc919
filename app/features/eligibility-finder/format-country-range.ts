import type { DestinationSlug } from '#content/destinations/destinations.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { getCountryRange } from '#domain/eligibility/country-facts.ts';
import { createOpportunityStipend } from '#domain/eligibility/opportunity-stipend.ts';
import { finderTexts } from './finder-texts.server.ts';
import { formatTaka } from './format-opportunity.ts';

/** What all placements of a country pay, and how long they take. */
type CountryRangeTexts = {
  /** 'EUR 800-1,300' a month. Undefined if no stipend is published. */
  stipend: string | undefined;
  /** Approximate: 'BDT 112,000-182,000'. */
  taka: string | undefined;
  /** '6 months to 3.5 years'. */
  stay: string;
  /** Whether the stay is the usual one of internships, because no placement has its own. */
  isUsual: boolean;
};

/** Formats the range of the stipends and the stays of a country. For loaders only. */
export function formatCountryRange(slug: DestinationSlug, language: Language): CountryRangeTexts {
  const { stipend, duration, isUsual } = getCountryRange(slug);
  return {
    stipend: stipend && formats[language].stipend(stipend),
    taka:
      stipend &&
      formatTaka(
        createOpportunityStipend({ ...stipend, per: 'month' }, language),
        finderTexts[language],
      ),
    stay: formats[language].duration(duration),
    isUsual,
  };
}

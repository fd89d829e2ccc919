import { placeLabels } from '#content/destinations/country-names.ts';
import { formatRatesNote } from '#content/exchange-rates.ts';
import type { Language } from '#content/language.ts';
import { localisedOpportunities } from '#domain/eligibility/opportunities.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

function createOpportunitiesFile(language: Language): OpportunitiesFile {
  const options = localisedOpportunities[language];
  const currencies = options.flatMap(({ stipend }) => stipend?.typed.currency ?? []);
  return {
    options,
    places: placeLabels[language],
    ratesNote: formatRatesNote[language]([...new Set(currencies)]),
  };
}

/** The data that the browser downloads as JSON, in each language (opportunities-path.ts). */
export const opportunitiesFiles: Record<Language, OpportunitiesFile> = {
  en: createOpportunitiesFile('en'),
  bn: createOpportunitiesFile('bn'),
};

import { placeLabels } from '#content/destinations/country-names.ts';
import type { Language } from '#content/language.ts';
import { localisedOpportunities } from '#domain/eligibility/opportunities.ts';
import { factFormats } from './fact-formats.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

function createOpportunitiesFile(language: Language): OpportunitiesFile {
  const options = localisedOpportunities[language];
  const stipends = options.flatMap(({ stipend }) => stipend ?? []);
  return {
    options,
    places: placeLabels[language],
    ratesNote: factFormats[language].ratesNote(stipends),
  };
}

/** The data that the browser downloads as JSON, in each language (opportunities-path.ts). */
export const opportunitiesFiles: Record<Language, OpportunitiesFile> = {
  en: createOpportunitiesFile('en'),
  bn: createOpportunitiesFile('bn'),
};

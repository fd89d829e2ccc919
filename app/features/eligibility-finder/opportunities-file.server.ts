import type { Language } from '#content/language.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { localisedOpportunities } from '#domain/eligibility/localised-opportunities.ts';
import { getPositions } from '#domain/eligibility/positions.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

function createFile(language: Language): OpportunitiesFile {
  const opportunities = localisedOpportunities[language];
  return {
    options: opportunities,
    documents: Object.fromEntries(
      opportunities.map((opportunity) => [opportunity.id, getDocuments(opportunity, language)]),
    ),
    positions: Object.fromEntries(
      opportunities.map((opportunity) => [opportunity.id, getPositions(opportunity, language)]),
    ),
  };
}

/** The data that the browser downloads as JSON, in each language (opportunities-path.ts). */
export const opportunitiesFiles: Record<Language, OpportunitiesFile> = {
  en: createFile('en'),
  bn: createFile('bn'),
};

import type { Language } from '#content/language.ts';
import { localisedOpportunities } from '#domain/eligibility/opportunities.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

/** The data that the browser downloads as JSON, in each language (opportunities-path.ts). */
export const opportunitiesFiles: Record<Language, OpportunitiesFile> = {
  en: { options: localisedOpportunities.en },
  bn: { options: localisedOpportunities.bn },
};

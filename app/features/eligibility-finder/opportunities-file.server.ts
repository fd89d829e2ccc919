import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { getPositions } from '#domain/eligibility/positions.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

/** The data that the browser downloads as JSON (opportunities-path.ts). */
export const opportunitiesFile: OpportunitiesFile = {
  options: opportunities,
  documents: Object.fromEntries(
    opportunities.map((opportunity) => [opportunity.id, getDocuments(opportunity)]),
  ),
  positions: Object.fromEntries(
    opportunities.map((opportunity) => [opportunity.id, getPositions(opportunity)]),
  ),
};

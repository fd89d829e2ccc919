import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { getPositions } from '#domain/eligibility/positions.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

export const opportunitiesFile: OpportunitiesFile = {
  options: opportunities,
  documents: Object.fromEntries(opportunities.map((option) => [option.id, getDocuments(option)])),
  positions: Object.fromEntries(opportunities.map((option) => [option.id, getPositions(option)])),
};

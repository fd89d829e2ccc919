import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** The data of all results, comparisons and plans. It is the same for all visitors. */
export type OpportunitiesFile = {
  options: readonly Opportunity[];
  /** By opportunity id, in the order in which to get them. */
  documents: Record<string, readonly PlannedDocument[]>;
  /** By opportunity id. */
  positions: Record<string, readonly string[]>;
};

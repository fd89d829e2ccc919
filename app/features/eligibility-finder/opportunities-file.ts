import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** What every answer, comparison and plan is made of: the same for all visitors. */
export type OpportunitiesFile = {
  options: readonly Opportunity[];
  /** By the option's id, in the order in which to get them. */
  documents: Record<string, readonly PlannedDocument[]>;
  /** By the option's id. */
  positions: Record<string, readonly string[]>;
};

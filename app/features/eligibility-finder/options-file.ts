import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import type { Option } from '#domain/eligibility/option.ts';

/** What every answer, comparison and plan is made of: the same for all visitors. */
export type OptionsFile = {
  options: readonly Option[];
  /** By the option's id, in the order in which to get them. */
  documents: Record<string, readonly PlannedDocument[]>;
  /** By the option's id. */
  positions: Record<string, readonly string[]>;
};

import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** The data of all results. It is the same for all visitors. */
export type OpportunitiesFile = {
  options: readonly Opportunity[];
  /** The exchange rates of all stipends, or undefined if there are none. */
  ratesNote?: string | undefined;
};

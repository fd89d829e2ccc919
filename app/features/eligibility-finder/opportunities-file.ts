import type { PlaceLabels } from '#content/types/finder-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** The data of all results. It is the same for all visitors. */
export type OpportunitiesFile = {
  options: readonly Opportunity[];
  /** The words of the sentence for each country. */
  places: PlaceLabels;
  /** The exchange rates of all stipends, or undefined if there are none. */
  ratesNote?: string | undefined;
};

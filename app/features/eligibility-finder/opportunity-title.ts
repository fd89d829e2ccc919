import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** What a plan is for, in its document's title. */
export const formatOpportunityTitle = ({ country, name }: Opportunity): string =>
  country ? `${country.name}, ${name}` : name;

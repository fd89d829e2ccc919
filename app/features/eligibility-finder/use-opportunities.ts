import { createContext, use } from 'react';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';

/** Given by the server alone (entry.server.tsx). */
export const OpportunitiesContext = createContext<readonly Opportunity[] | undefined>(undefined);

/**
 * All options. They are no part of an answer's document, of which they would be a quarter: the browser fetches them with the
 * answer's code.
 */
export const useOpportunities = (): readonly Opportunity[] =>
  use(OpportunitiesContext) ?? use(fetchOpportunities()).options;

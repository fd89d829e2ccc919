import { createContext, use } from 'react';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';

/** Provided only by the server (entry.server.tsx). */
export const OpportunitiesContext = createContext<readonly Opportunity[] | undefined>(undefined);

/**
 * All opportunities. They aren't part of the HTML document, where they would be a quarter of its size: the browser fetches
 * them together with the code of the results page.
 */
export const useOpportunities = (): readonly Opportunity[] =>
  use(OpportunitiesContext) ?? use(fetchOpportunities()).options;

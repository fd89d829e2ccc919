import { createContext, use } from 'react';
import { fetchOpportunities } from './fetch-opportunities.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';

/** Provided only by the server (entry.server.tsx). */
export const OpportunitiesContext = createContext<OpportunitiesFile | undefined>(undefined);

/**
 * All opportunities and their exchange rates. They aren't part of the HTML document, where they would be a quarter of its size: the browser fetches
 * them together with the code of the results page.
 */
export const useOpportunities = (): OpportunitiesFile =>
  use(OpportunitiesContext) ?? use(fetchOpportunities());

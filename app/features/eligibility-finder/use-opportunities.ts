import { createContext, use } from 'react';
import type { OpportunitiesFile } from './opportunities-file.ts';

/**
 * All opportunities and their exchange rates. On the server `entry.server.tsx` provides them. They aren't part of the HTML document, where
 * they would be a quarter of its size: in the browser `loadFinder` fetches them together with the code of the finder.
 */
export const OpportunitiesContext = createContext<OpportunitiesFile | undefined>(undefined);

/** @throws Error outside the context */
export function useOpportunities(): OpportunitiesFile {
  const opportunities = use(OpportunitiesContext);
  if (!opportunities) throw new Error('OpportunitiesContext has no value');
  return opportunities;
}

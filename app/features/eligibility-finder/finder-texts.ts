import { createContext, use } from 'react';
import type { FinderTexts } from '#content/types/finder-texts.ts';

/** On the server `entry.server.tsx` provides the texts, in the browser `loadFinder`. */
export const FinderTextsContext = createContext<FinderTexts | undefined>(undefined);

/**
 * Returns the texts of "Can I go?" in the language of the page.
 *
 * @throws Error outside the context
 */
export function useFinderTexts(): FinderTexts {
  const texts = use(FinderTextsContext);
  if (!texts) throw new Error('FinderTextsContext has no value');
  return texts;
}

import type { ReactElement } from 'react';
import { getLanguage } from '#content/language.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';
import { FinderTextsContext } from './finder-texts.ts';
import { loadFinderTexts } from './load-finder-texts.ts';
import type { FinderProps } from './use-finder.ts';
import { OpportunitiesContext } from './use-opportunities.ts';

/**
 * Loads the finder with its texts in the language of the page, and the opportunities. For the browser.
 *
 * @returns the element of the finder
 * @throws TypeError if a file can't be fetched, and Error if the response with the opportunities isn't 2xx
 */
export async function loadFinder(props: FinderProps): Promise<ReactElement> {
  const [{ Finder }, texts, opportunities] = await Promise.all([
    import('./finder.tsx'),
    loadFinderTexts(getLanguage(location.pathname)),
    fetchOpportunities(),
  ]);
  return (
    <FinderTextsContext value={texts}>
      <OpportunitiesContext value={opportunities}>
        <Finder {...props} />
      </OpportunitiesContext>
    </FinderTextsContext>
  );
}

import { lazy, type ReactElement } from 'react';
import { getLanguage } from '#content/language.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';
import { findFinderLink } from './finder-link.ts';
import { loadFinderTexts } from './finder-texts.ts';
import { type FinderProps, useFinder } from './use-finder.ts';

const importResultsPage = () => import('./results-page.tsx');
const ResultsPage = lazy(async () => ({ default: (await importResultsPage()).ResultsPage }));

/**
 * Loads what the finder renders: its code, its texts in the language of the page, and the opportunities. For the browser.
 *
 * @returns the element of the finder
 * @throws TypeError if a file can't be fetched
 */
export async function loadFinder(props: FinderProps): Promise<ReactElement> {
  await Promise.all([
    importResultsPage(),
    loadFinderTexts(getLanguage(location.pathname)),
    fetchOpportunities(),
  ]);
  return <Finder {...props} />;
}

/**
 * The eligibility finder (requirements, "Can I go?"): the results for the query in the page's URL. The server renders the first
 * ones. The browser renders all further ones, so that the server doesn't receive the profile.
 */
export function Finder(props: FinderProps) {
  const { open, ...finder } = useFinder(props);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside it.
    <div
      onClick={(event) => {
        const link = findFinderLink(event);
        if (!link) return;
        event.preventDefault();
        open(link);
      }}
    >
      <ResultsPage {...finder} />
    </div>
  );
}

import { lazy, useMemo } from 'react';
import { getLanguage } from '#content/language.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';
import { findFinderLink } from './finder-link.ts';
import { FinderNavigationContext } from './finder-navigation.ts';
import { loadFinderTexts } from './finder-texts.ts';
import { type FinderProps, useFinder } from './use-finder.ts';

const importResultsPage = () => import('./results-page.tsx');
const ResultsPage = lazy(async () => ({ default: (await importResultsPage()).ResultsPage }));

/**
 * Loads what the finder renders: its code, its texts in the language of the page, and the opportunities. For the browser.
 *
 * @throws TypeError if a file can't be fetched
 */
export const preloadFinder = (): Promise<unknown> =>
  Promise.all([
    importResultsPage(),
    loadFinderTexts(getLanguage(location.pathname)),
    fetchOpportunities(),
  ]);

/**
 * The eligibility finder (requirements, "Can I go?"): the results for the query in the page's URL. The server renders the first
 * ones. The browser renders all further ones, so that the server doesn't receive the profile.
 */
export function Finder(props: FinderProps) {
  const { search, navigate, replace } = useFinder(props);
  const navigation = useMemo(() => ({ search, replace }), [search, replace]);
  return (
    <FinderNavigationContext value={navigation}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click, too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside it. */}
      <div
        onClick={(event) => {
          const link = findFinderLink(event);
          if (!link) return;
          event.preventDefault();
          navigate(link.href, { keepsScroll: 'keepsScroll' in link.dataset });
        }}
      >
        <ResultsPage />
      </div>
    </FinderNavigationContext>
  );
}

import { localisePath } from '#content/language.ts';

/**
 * Shows the results for a query in the URL's fragment, as in '/global-programs#?age=22'. The form on other pages opens
 * such URLs, because browsers don't send the fragment to the server (submit-finder-in-browser.ts).
 */
export function handleFragmentQuery(): void {
  const handleHashChange = () => {
    const { pathname } = location;
    const search = location.hash.slice(1);
    if (localisePath(pathname, 'en') !== '/global-programs' || !search.startsWith('?')) return;
    import('./mount-finder.tsx')
      .then(({ mountFinder }) => mountFinder(search))
      // If the code fails to load, the server renders the results.
      .catch(() => location.replace(pathname + search));
  };
  addEventListener('hashchange', handleHashChange);
  handleHashChange();
}

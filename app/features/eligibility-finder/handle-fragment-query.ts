import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { unlessLeaving } from '#app/browser/unless-leaving.ts';
import { localisePath } from '#content/language.ts';
import { finderFormId } from './finder-form-id.ts';

/**
 * Shows the results for a query in the URL's fragment, as in '/global-programs#?age=22'. The form on other pages opens
 * such URLs, because browsers don't send the fragment to the server (submit-finder-in-browser.ts).
 */
export function handleFragmentQuery(): void {
  const handleHashChange = () => {
    const { pathname } = location;
    const search = location.hash.slice(1);
    if (localisePath(pathname, 'en') !== '/global-programs' || !search.startsWith('?')) return;
    const mounting = import('./mount-finder.tsx').then(({ mountFinder }) => mountFinder(search));
    // If the code fails to load, the server renders the results, unless the visitor has submitted the form again meanwhile.
    unlessLeaving(mounting).catch((error: unknown) => {
      reportBrowserError(error);
      if (location.hash.slice(1) === search) location.replace(pathname + search);
    });
  };
  addEventListener('hashchange', handleHashChange);
  // The visitor may return to a page that was left before the results had loaded.
  addEventListener('pageshow', ({ persisted }) => persisted && handleHashChange());
  document.addEventListener('change', addChangeToFragment);
  handleHashChange();
}

/** Adds to the fragment what the visitor changes in the form while the results load. */
function addChangeToFragment({ target }: Event): void {
  if (!location.hash.startsWith('#?')) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.form?.id !== finderFormId || !target.checkValidity()) return;
  const searchParams = new URLSearchParams(location.hash.slice(2));
  searchParams.set(target.name, target.value);
  location.replace(`#?${searchParams}`);
}

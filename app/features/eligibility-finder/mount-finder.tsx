import { createRoot } from 'react-dom/client';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { getLanguage } from '#content/language.ts';
import { loadFinder } from './finder-island.tsx';
import { loadFinderViewData } from './load-finder-view-data.ts';

/**
 * Replaces the overview by the eligibility finder without a request to the server.
 *
 * @param search query string, such as '?age=22'
 * @throws TypeError if the code or the opportunities can't be fetched
 */
export async function mountFinder(search: string): Promise<void> {
  const main = document.querySelector('main');
  if (!main) return;
  const data = await loadFinderViewData(new URLSearchParams(search));
  const content = await loadFinder({ search, data, isClientNavigation: true });
  history.replaceState(null, '', location.pathname + search);
  createRoot(main).render(
    <LanguageContext value={getLanguage(location.pathname)}>{content}</LanguageContext>,
  );
}

import { createRoot } from 'react-dom/client';
import { loadFinder } from './finder-island.tsx';
import { loadFinderViewData } from './load-finder-view-data.ts';

/**
 * Answers in place of the overview, without a word to the server.
 *
 * @param search what was asked, such as '?age=22'
 * @throws TypeError when the code or the options can't be fetched
 */
export async function mountFinder(search: string): Promise<void> {
  const main = document.querySelector('main');
  if (!main) return;
  const data = await loadFinderViewData(new URLSearchParams(search));
  const content = await loadFinder({ search, data, isClientNavigation: true });
  history.replaceState(null, '', `/global-programs${search}`);
  createRoot(main).render(content);
}

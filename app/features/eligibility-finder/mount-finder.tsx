import { createRoot } from 'react-dom/client';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { getLanguage } from '#content/language.ts';
import { loadFinder } from './finder-island.tsx';
import { loadFinderViewData } from './load-finder-view-data.ts';

/**
 * Replaces the overview by the eligibility finder without a request to the server.
 *
 * @param submitted query string of the form, such as '?age=22'. An age in Bengali digits is written in Latin ones.
 * @throws TypeError if the code or the opportunities can't be fetched
 */
export async function mountFinder(submitted: string): Promise<void> {
  const main = document.querySelector('main');
  if (!main) return;
  const search = writeAgeInLatinDigits(submitted);
  const data = await loadFinderViewData(new URLSearchParams(search));
  const content = await loadFinder({ search, data, isClientNavigation: true });
  history.replaceState(null, '', location.pathname + search);
  createRoot(main).render(
    <LanguageContext value={getLanguage(location.pathname)}>{content}</LanguageContext>,
  );
}

function writeAgeInLatinDigits(search: string): string {
  const searchParams = new URLSearchParams(search);
  const age = searchParams.get('age') ?? '';
  if (toLatinDigits(age) === age) return search;
  searchParams.set('age', toLatinDigits(age));
  return `?${searchParams}`;
}

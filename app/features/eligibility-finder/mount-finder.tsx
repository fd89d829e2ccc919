import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '#app/components/error-boundary.tsx';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { formatDocumentTitle } from '#app/seo/page-metadata.ts';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { getLanguage } from '#content/language.ts';
import { loadFinder } from './load-finder.tsx';
import { loadFinderTexts } from './load-finder-texts.ts';

let root: Root | undefined;

/**
 * Replaces the overview by the eligibility finder without a request to the server. Does nothing if the visitor has submitted
 * the form again meanwhile. If the finder throws an error, the server's page for the address takes its place.
 *
 * @param submitted query string of the form, as it stands in the URL's fragment, such as '?age=22'. An age in Bengali digits is
 *   written in Latin ones.
 * @throws TypeError if the code or the opportunities can't be fetched
 */
export async function mountFinder(submitted: string): Promise<void> {
  const main = document.querySelector('main');
  if (!main) return;
  const search = writeAgeInLatinDigits(submitted);
  const content = await loadFinder({ search, isClientNavigation: true });
  const language = getLanguage(location.pathname);
  const { hero } = await loadFinderTexts(language);
  if (location.hash.slice(1) !== submitted) return;
  root ??= createRoot(main);
  root.render(
    <ErrorBoundary
      key={search}
      onFailure={() => location.replace(location.pathname + (location.search || search))}
    >
      <LanguageContext value={language}>
        {content}
        <AddressUpdater
          url={location.pathname + search}
          title={formatDocumentTitle(hero.title, language)}
        />
      </LanguageContext>
    </ErrorBoundary>,
  );
}

/** Shows a URL in the address bar, and its title, as soon as the view is in the document, and before the effects of the view read it. */
function AddressUpdater({ url, title }: { url: string; title: string }) {
  useLayoutEffect(() => {
    history.replaceState(null, '', url);
    document.title = title;
  }, [url, title]);
  return null;
}

function writeAgeInLatinDigits(search: string): string {
  const searchParams = new URLSearchParams(search);
  const age = searchParams.get('age') ?? '';
  if (toLatinDigits(age) === age) return search;
  searchParams.set('age', toLatinDigits(age));
  return `?${searchParams}`;
}

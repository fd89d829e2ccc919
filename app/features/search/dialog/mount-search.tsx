import { createRoot } from 'react-dom/client';
import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { ErrorBoundary } from '#app/components/error-boundary.tsx';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { createSearchWording, type SearchTexts } from '#content/create-search-wording.ts';
import { getLanguage, type Language } from '#content/language.ts';
import { openSearchPage } from './open-search-page.ts';
import { SearchDialog } from './search-dialog.tsx';

let isOpen = false;

/** Fetches the texts of the dialog in one language, so that no script has both. */
const importTexts: Record<Language, () => Promise<{ search: SearchTexts }>> = {
  en: () => import('#content/en/search.ts'),
  bn: () => import('#content/bn/search.ts'),
};

/**
 * Opens the search dialog, unless it is open already, or isn't wanted any more once its texts are here. It is unmounted when it
 * closes. If it throws an error, as in a translated page, another one takes its place, which the server answers.
 *
 * @param options.isWanted whether the visitor still waits for the dialog
 * @param options.takeTypedText returns the text that was typed before the field received the focus
 * @throws Error if the texts can't be fetched
 */
export async function mountSearch({
  isWanted,
  takeTypedText,
}: {
  isWanted: () => boolean;
  takeTypedText: () => string;
}): Promise<void> {
  const language = getLanguage(location.pathname);
  const { search } = await importTexts[language]();
  if (isOpen || !isWanted()) return;
  isOpen = true;
  const container = document.createElement('div');
  document.body.append(container);
  let query = '';
  const root = createRoot(container, {
    onUncaughtError(error) {
      reportBrowserError(error);
      openSearchPage(query);
    },
  });
  const wording = createSearchWording(search);
  const common = {
    wording,
    onQuery(text: string) {
      query = text;
    },
    onClose() {
      isOpen = false;
      root.unmount();
      container.remove();
    },
  };
  root.render(
    <LanguageContext value={language}>
      <ErrorBoundary fallback={<SearchDialog {...common} isPlain takeTypedText={() => query} />}>
        <SearchDialog {...common} takeTypedText={takeTypedText} />
      </ErrorBoundary>
    </LanguageContext>,
  );
}

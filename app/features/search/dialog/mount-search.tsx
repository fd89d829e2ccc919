import { createRoot } from 'react-dom/client';
import { isTranslated } from '#app/browser/is-translated.ts';
import { ErrorBoundary } from '#app/components/error-boundary.tsx';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { createSearchWording, type SearchTexts } from '#content/create-search-wording.ts';
import { getLanguage, type Language } from '#content/language.ts';
import { openSearchPage } from './open-search-page.ts';
import { SearchDialog } from './search-dialog.tsx';

/** The parent of the dialog, from before it opens until it is unmounted. */
let mounted: HTMLElement | undefined;

/** Whether the dialog is open or about to open. One that has just closed is unmounted only by its `close` event, which comes later. */
const isOpen = () => mounted !== undefined && mounted.querySelector('dialog')?.open !== false;

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
  if (isOpen() || !isWanted()) return;
  const container = document.createElement('div');
  mounted = container;
  document.body.append(container);
  const root = createRoot(container);
  const wording = createSearchWording(search);
  let query = '';
  /** @param isPlain whether the server searches, as after a failure */
  const render = (isPlain: boolean) =>
    root.render(
      <LanguageContext value={language}>
        <ErrorBoundary
          key={String(isPlain)}
          onFailure={() => (isPlain ? openSearchPage(query) : render(true))}
        >
          <SearchDialog
            wording={wording}
            isPlain={isPlain}
            takeTypedText={isPlain ? () => query : takeTypedText}
            onQuery={(text) => {
              query = text;
              // React can't update a translated text.
              if (!isPlain && isTranslated('dialog[open]')) render(true);
            }}
            onClose={() => {
              if (mounted === container) mounted = undefined;
              root.unmount();
              container.remove();
            }}
          />
        </ErrorBoundary>
      </LanguageContext>,
    );
  render(false);
}

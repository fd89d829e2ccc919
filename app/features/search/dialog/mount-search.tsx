import { createRoot } from 'react-dom/client';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { createSearchWording, type SearchTexts } from '#content/create-search-wording.ts';
import { getLanguage, type Language } from '#content/language.ts';
import { SearchDialog } from './search-dialog.tsx';

let isOpen = false;

/** Fetches the texts of the dialog in one language, so that no script has both. */
const importTexts: Record<Language, () => Promise<{ search: SearchTexts }>> = {
  en: () => import('#content/en/search.ts'),
  bn: () => import('#content/bn/search.ts'),
};

/**
 * Opens the search dialog, unless it is open already, or isn't wanted any more once its texts are here. It is unmounted when it
 * closes.
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
  const root = createRoot(container);
  const wording = createSearchWording(search);
  const close = () => {
    isOpen = false;
    root.unmount();
    container.remove();
  };
  root.render(
    <LanguageContext value={language}>
      <SearchDialog wording={wording} takeTypedText={takeTypedText} onClose={close} />
    </LanguageContext>,
  );
}

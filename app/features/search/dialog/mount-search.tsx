import { createRoot } from 'react-dom/client';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { createSearchWording, type SearchTexts } from '#content/create-search-wording.ts';
import { getLanguage } from '#content/language.ts';
import { SearchDialog } from './search-dialog.tsx';

let isOpen = false;

/**
 * Opens the search dialog, unless it is open already. It is unmounted when it closes.
 *
 * @param texts those of the page's language
 * @param takeTypedText returns the text that was typed before the field received the focus
 */
export function mountSearch(texts: SearchTexts, takeTypedText: () => string): void {
  if (isOpen) return;
  isOpen = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const wording = createSearchWording(texts);
  const close = () => {
    isOpen = false;
    root.unmount();
    container.remove();
  };
  root.render(
    <LanguageContext value={getLanguage(location.pathname)}>
      <SearchDialog wording={wording} takeTypedText={takeTypedText} onClose={close} />
    </LanguageContext>,
  );
}

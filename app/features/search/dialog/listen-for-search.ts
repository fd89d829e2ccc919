import { unlessLeaving } from '#app/browser/unless-leaving.ts';
import { navigationLinks } from '#content/navigation-links.ts';
import { isCharacterKey, isSearchKey } from './search-key.ts';
import { findHeaderLink, findSearchLink } from './search-link.ts';

/**
 * Opens the search dialog after a click on its link, or the key "/". The code of the dialog is fetched only then, and text
 * that is typed meanwhile goes into its field. If the code can't be fetched, the browser opens the search page instead.
 *
 * @param earlyEvents events that occurred before this function was called
 */
export function listenForSearch(earlyEvents: readonly Event[] = []): void {
  /** The text typed since the search was requested. Undefined before that, and as soon as the field has the focus. */
  let typedText: string | undefined;
  const takeTypedText = () => {
    const text = typedText ?? '';
    typedText = undefined;
    return text;
  };

  function open(text: string) {
    typedText = text;
    const opening = import('./mount-search.tsx').then(({ mountSearch }) =>
      mountSearch(takeTypedText),
    );
    opening.catch(takeTypedText);
    unlessLeaving(opening).catch(() =>
      location.assign(findHeaderLink()?.href ?? navigationLinks.search.to),
    );
  }

  function handleEvent(event: Event) {
    if (typedText !== undefined && isCharacterKey(event)) {
      event.preventDefault();
      typedText += event.key;
      return;
    }
    const link = event.type === 'click' ? findSearchLink(event) : undefined;
    if (!link && !isSearchKey(event)) return;
    event.preventDefault();
    // Safari doesn't focus a clicked link, but the dialog returns the focus to the element that had it.
    link?.focus();
    open('');
  }

  const { searchedFor } = window;
  window.searchedFor = null;
  // The loader has already added these keys to `searchedFor`.
  const isCaptured = (event: Event) => searchedFor != null && event.type === 'keydown';
  for (const event of earlyEvents) if (!isCaptured(event)) handleEvent(event);
  if (searchedFor != null) open(searchedFor);
  document.addEventListener('click', handleEvent, { capture: true });
  document.addEventListener('keydown', handleEvent);
}

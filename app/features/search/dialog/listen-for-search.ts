import { navigation } from '#content/navigation.ts';
import { isCharacterKey, isSearchKey } from './search-key.ts';
import { findSearchLink } from './search-link.ts';

/**
 * Opens the search's dialog upon a click on its link or the key "/". Its code is fetched then, and what is typed meanwhile goes
 * into its field. If the code can't be fetched, the browser goes to the search's page, as it does without scripts.
 *
 * @param earlyEvents what the visitor did before this was called; the key or the click may be among it
 */
export function listenForSearch(earlyEvents: readonly Event[] = []): void {
  /** What was typed since the search was asked for; undefined while it isn't wanted, or once its field has the focus. */
  let typed: string | undefined;
  const takeTyped = () => {
    const text = typed ?? '';
    typed = undefined;
    return text;
  };

  function open(text: string) {
    typed = text;
    import('./mount-search.tsx').then(
      ({ mountSearch }) => mountSearch(takeTyped),
      () => location.assign(navigation.search.to),
    );
  }

  function handleEvent(event: Event) {
    if (typed !== undefined && isCharacterKey(event)) {
      event.preventDefault();
      typed += event.key;
      return;
    }
    const link = event.type === 'click' ? findSearchLink(event) : undefined;
    if (!link && !isSearchKey(event)) return;
    event.preventDefault();
    // Safari doesn't focus a link that is clicked; the dialog gives the focus back to what had it.
    link?.focus();
    open('');
  }

  const { searchedFor } = window;
  window.searchedFor = null;
  // The loader has captured the keys of this query already.
  const isCaptured = (event: Event) => searchedFor != null && event.type === 'keydown';
  for (const event of earlyEvents) if (!isCaptured(event)) handleEvent(event);
  if (searchedFor != null) open(searchedFor);
  document.addEventListener('click', handleEvent, { capture: true });
  document.addEventListener('keydown', handleEvent);
}

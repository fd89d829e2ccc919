import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { unlessLeaving } from '#app/browser/unless-leaving.ts';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { navigationLinks } from '#content/navigation-links.ts';
import { openSearchPage } from './open-search-page.ts';

/**
 * Opens the search dialog after a click on its link, or the key "/". The code of the dialog is fetched only then, and text
 * that is typed meanwhile goes into its field. Escape cancels. If the code can't be fetched, the browser opens the search page
 * instead.
 */
export function listenForSearch(): void {
  /** The text typed since the search was requested. Undefined before that, after Escape, and once the field has the focus. */
  let typedText: string | undefined;
  const isWanted = () => typedText !== undefined;
  const takeTypedText = () => {
    const text = typedText ?? '';
    typedText = undefined;
    return text;
  };

  function open() {
    typedText = '';
    const mounting = import('./mount-search.tsx')
      .then(({ mountSearch }) => mountSearch({ isWanted, takeTypedText }))
      .catch((error: unknown) => {
        reportBrowserError(error);
        if (isWanted()) throw error;
      });
    unlessLeaving(mounting).catch(() => openSearchPage(takeTypedText()));
  }

  /** Changes the text by a key that was pressed outside any text field. @returns whether the key is used */
  function editTypedText(text: string, event: Event) {
    if (isCharacterKey(event)) typedText = text + event.key;
    else if (isDeletionKey(event)) typedText = text.slice(0, -1);
    else if (event instanceof KeyboardEvent && event.key === 'Escape') typedText = undefined;
    else return false;
    return true;
  }

  function handleEvent(event: Event) {
    if (typedText !== undefined && editTypedText(typedText, event)) {
      event.preventDefault();
      return;
    }
    const link = event.type === 'click' ? findSearchLink(event) : undefined;
    if (!link && !isSearchKey(event)) return;
    event.preventDefault();
    // Safari doesn't focus a clicked link, but the dialog returns the focus to the element that had it.
    link?.focus();
    open();
  }

  document.addEventListener('click', handleEvent, { capture: true });
  document.addEventListener('keydown', handleEvent);
}

/** @returns the link that opens the search if the event is a click on it; undefined for a click that opens a new tab */
function findSearchLink(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  if (isModifiedClick(event as MouseEvent) || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>('[data-search]') ?? undefined;
}

/**
 * Whether the target accepts text, so that "/" must not open the search. For a moment, a field still has the focus in a dialog that
 * has closed.
 */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')) &&
    !target.closest('dialog:not([open])')
  );
}

/** Whether an event is a key press that produces a character outside any text field. */
function isCharacterKey(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, target, ctrlKey, metaKey, altKey } = event;
  return [...key].length === 1 && !(ctrlKey || metaKey || altKey) && !isEditable(target);
}

/** Whether an event is a press of Backspace outside any text field. */
const isDeletionKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key === 'Backspace' && !isEditable(event.target);

/** Whether an event is a press of the key that opens the search. */
const isSearchKey = (event: Event): event is KeyboardEvent =>
  isCharacterKey(event) && event.key === navigationLinks.search.key;

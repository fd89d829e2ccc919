import { navigationLinks } from '#content/navigation-links.ts';

/** Whether the target accepts text, so that "/" must not open the search. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether an event is a key press that produces a character outside any text field. */
export function isCharacterKey(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, target, ctrlKey, metaKey, altKey } = event;
  return [...key].length === 1 && !(ctrlKey || metaKey || altKey) && !isEditable(target);
}

/** Whether an event is a press of Backspace outside any text field. */
export const isDeletionKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key === 'Backspace' && !isEditable(event.target);

/** Whether an event is a press of the key that opens the search. */
export const isSearchKey = (event: Event): event is KeyboardEvent =>
  isCharacterKey(event) && event.key === navigationLinks.search.key;

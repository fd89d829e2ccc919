import { navigation } from '#content/navigation.ts';

/** Whether somebody types into it, so that "/" is a letter. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether an event is a key that writes a character, and no field takes it. */
export function isCharacterKey(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, target, ctrlKey, metaKey, altKey } = event;
  return [...key].length === 1 && !(ctrlKey || metaKey || altKey) && !isEditable(target);
}

/** Whether an event is the key that opens the search. */
export const isSearchKey = (event: Event): event is KeyboardEvent =>
  isCharacterKey(event) && event.key === navigation.search.key;

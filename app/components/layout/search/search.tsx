import { useEffect, useState } from 'react';
import { navigation } from '#app/content/navigation.ts';

type SearchDialog = typeof import('./search-dialog.tsx').SearchDialog;

/** Whether somebody types into it, so that "/" is a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether an event asks for the search: its key, or a click on its link that doesn't open elsewhere. */
function asksForSearch(event: Event): boolean {
  if (event.defaultPrevented) return false;
  const { target } = event;
  if (event instanceof KeyboardEvent) {
    const alone = !(event.ctrlKey || event.metaKey || event.altKey);
    return event.key === navigation.search.key && alone && !isTyping(target);
  }
  if (!(event instanceof MouseEvent) || event.type !== 'click') return false;
  const alone = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return alone && target instanceof Element && target.closest('[data-search]') !== null;
}

/**
 * The search's dialog, which a click on its link or the key "/" opens; its code is fetched then. Where that fails the
 * link leads to the search's page, as it does without scripts.
 *
 * @param move the visitor's first, which may be the key
 */
export function Search({ move }: { move: Event }) {
  const [opened, setOpened] = useState<{ SearchDialog: SearchDialog }>();

  useEffect(() => {
    const open = (event: Event) => {
      if (!asksForSearch(event)) return;
      // Before the router hears of the click.
      event.preventDefault();
      const link = event.target instanceof Element && event.target.closest('[data-search]');
      // Safari focuses no link that is clicked; the dialog gives the focus back to what had it.
      if (link instanceof HTMLElement) link.focus();
      import('./search-dialog.tsx').then(setOpened, () => location.assign(navigation.search.to));
    };
    open(move);
    document.addEventListener('click', open, { capture: true });
    document.addEventListener('keydown', open);
    return () => {
      document.removeEventListener('click', open, { capture: true });
      document.removeEventListener('keydown', open);
    };
  }, [move]);

  return opened && <opened.SearchDialog onClose={() => setOpened(undefined)} />;
}

import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { navigation } from '#app/content/navigation.ts';

type SearchDialog = typeof import('../search/search-dialog.tsx').SearchDialog;

/** Fetched on demand: none of the search is in a page's first JavaScript. */
const load = () => import('../search/search-dialog.tsx');

/** Whether somebody types into it, so that "/" is a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/**
 * The search's dialog, which a click on its link or the key "/" opens. Where its code can't be fetched, the link leads to
 * the search's page, as it does without scripts.
 *
 * @returns the dialog's component while it is open, and what the link and the dialog have to tell
 */
export function useSearch() {
  const [opened, setOpened] = useState<{ SearchDialog: SearchDialog }>();
  const closeSearch = useCallback(() => setOpened(undefined), []);
  const open = useCallback(() => {
    load().then(setOpened, () => location.assign(navigation.search.to));
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const alone = !(ctrlKey || metaKey || altKey || defaultPrevented);
      if (key !== navigation.search.key || !alone || isTyping(target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const onSearch = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      // With these keys a link opens elsewhere.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Safari focuses no link that is clicked; the dialog gives the focus back to what had it.
      event.currentTarget.focus();
      open();
    },
    [open],
  );
  return { SearchDialog: opened?.SearchDialog, onSearch, closeSearch };
}

import { useEffect, useState } from 'react';
import { navigation } from '#app/content/navigation.ts';
import { searchLinkOf } from '../first-move/first-move.tsx';

type SearchDialog = typeof import('./search-dialog.tsx').SearchDialog;

/** Whether somebody types into it, so that "/" is a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function isKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, target, ctrlKey, metaKey, altKey } = event;
  return key === navigation.search.key && !(ctrlKey || metaKey || altKey) && !isTyping(target);
}

/**
 * The search's dialog, which a click on its link or the key "/" opens; its code is fetched then. Where that fails the
 * link leads to the search's page, as it does without scripts.
 *
 * @param moves what the visitor did before, among which may be the key or the click
 */
export function Search({ moves }: { moves: readonly Event[] }) {
  const [opened, setOpened] = useState<{ SearchDialog: SearchDialog }>();

  useEffect(() => {
    const meet = (event: Event) => {
      const link = event.type === 'click' ? searchLinkOf(event) : undefined;
      if (!link && !isKey(event)) return;
      // Before the router hears of the click.
      event.preventDefault();
      // Safari focuses no link that is clicked; the dialog gives the focus back to what had it.
      link?.focus();
      import('./search-dialog.tsx').then(setOpened, () => location.assign(navigation.search.to));
    };
    moves.forEach(meet);
    document.addEventListener('click', meet, { capture: true });
    document.addEventListener('keydown', meet);
    return () => {
      document.removeEventListener('click', meet, { capture: true });
      document.removeEventListener('keydown', meet);
    };
  }, [moves]);

  return opened && <opened.SearchDialog onClose={() => setOpened(undefined)} />;
}

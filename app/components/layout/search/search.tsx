import { useCallback, useEffect, useRef, useState } from 'react';
import { navigation } from '#app/content/navigation.ts';
import { searchLinkOf } from '../first-move/first-move.tsx';
import { isCharacter, isSearchKey } from './search-key.ts';

type SearchDialog = typeof import('./search-dialog.tsx').SearchDialog;

/**
 * The search's dialog, which a click on its link or the key "/" opens; its code is fetched then, and what is typed meanwhile is
 * kept for its field. Where that fails the link leads to the search's page, as it does without scripts.
 *
 * @param moves what the visitor did before, among which may be the key or the click
 */
export function Search({ moves }: { moves: readonly Event[] }) {
  const [opened, setOpened] = useState<{ SearchDialog: SearchDialog }>();
  /** What was typed since the search was asked for; undefined while it isn't, or once its field has the focus. */
  const typed = useRef<string>(undefined);
  const takeTyped = useCallback(() => {
    const text = typed.current ?? '';
    typed.current = undefined;
    return text;
  }, []);

  useEffect(() => {
    const open = (text: string) => {
      typed.current = text;
      import('./search-dialog.tsx').then(setOpened, () => location.assign(navigation.search.to));
    };
    const meet = (event: Event) => {
      if (typed.current !== undefined && isCharacter(event)) {
        event.preventDefault();
        typed.current += event.key;
        return;
      }
      const link = event.type === 'click' ? searchLinkOf(event) : undefined;
      if (!link && !isSearchKey(event)) return;
      // Before the router hears of the click.
      event.preventDefault();
      // Safari focuses no link that is clicked; the dialog gives the focus back to what had it.
      link?.focus();
      open('');
    };
    const { searchedFor } = window;
    window.searchedFor = null;
    // Where late-start.ts has kept the keys, those among the moves are of the same query.
    const isKept = (event: Event) => searchedFor != null && event.type === 'keydown';
    for (const move of moves) if (!isKept(move)) meet(move);
    if (searchedFor != null) open(searchedFor);
    document.addEventListener('click', meet, { capture: true });
    document.addEventListener('keydown', meet);
    return () => {
      document.removeEventListener('click', meet, { capture: true });
      document.removeEventListener('keydown', meet);
    };
  }, [moves]);

  return (
    opened && <opened.SearchDialog takeTyped={takeTyped} onClose={() => setOpened(undefined)} />
  );
}

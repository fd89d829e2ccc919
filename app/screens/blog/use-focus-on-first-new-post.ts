import { useEffect, useRef } from 'react';
import { cardLinkId } from './card-text.tsx';
import type { PostListView } from './post-list-view.ts';

/**
 * After "Load More" the focus is on the first new post: the button is further down, or gone.
 *
 * @returns to be called when the button is used
 */
export function useFocusOnFirstNewPost({ cards }: PostListView) {
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === undefined || cards.length === known.current) return;
    const first = cards[known.current];
    known.current = undefined;
    if (first) document.getElementById(cardLinkId(first.id))?.focus({ preventScroll: true });
  }, [cards]);
  return () => {
    known.current = cards.length;
  };
}

import { useEffect, useState } from 'react';
import { enhancePage } from '#app/browser/enhance-page.ts';
import { canSpareData } from '#app/saves-data.ts';
import { searchLinkOf } from '../search/search-link.ts';
import { endHydration } from './hydration.ts';
import { readingTime, signs } from './signs.ts';

type AfterFirstMove = typeof import('./after-first-move.tsx').AfterFirstMove;

/**
 * Waits for the visitor's first move, or until they have stayed for a while and their connection can spare it: what nobody
 * needs before is fetched then, so that a page's own script is small. What is asked meanwhile, by a key or by a click on the
 * search's link, is kept until it can be answered. Where the code can't be fetched it is tried again with the next move, and
 * the link leads where it says.
 */
export function FirstMove() {
  const [loaded, setLoaded] = useState<{ AfterFirstMove: AfterFirstMove; moves: Event[] }>();

  useEffect(endHydration, []);
  useEffect(enhancePage, []);

  useEffect(() => {
    if (loaded) return;
    const types = [...signs, 'keydown', 'click'];
    const moves: Event[] = [];
    let fetching = false;
    const fetch = (link?: HTMLAnchorElement) => {
      fetching = true;
      // Not `lazy`: an import that fails, as without a network, would take the page down with it.
      import('./after-first-move.tsx').then(
        ({ AfterFirstMove }) => setLoaded({ AfterFirstMove, moves }),
        () => {
          fetching = false;
          moves.length = 0;
          if (link) location.assign(link.href);
        },
      );
    };
    const meet = (event: Event) => {
      const link = event.type === 'click' ? searchLinkOf(event) : undefined;
      if (link) event.preventDefault();
      moves.push(event);
      if (!fetching || link) fetch(link);
    };
    const staying = setTimeout(() => {
      if (!fetching && canSpareData()) fetch();
    }, readingTime);
    for (const type of types) document.addEventListener(type, meet, { capture: true });
    // "/" came before this was there.
    if (window.searchedFor !== undefined) fetch();
    return () => {
      clearTimeout(staying);
      for (const type of types) document.removeEventListener(type, meet, { capture: true });
    };
  }, [loaded]);

  return loaded && <loaded.AfterFirstMove moves={loaded.moves} />;
}

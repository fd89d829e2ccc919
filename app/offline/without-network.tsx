import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { signs } from '#app/components/layout/first-move/signs.ts';
import { opening } from '#app/components/layout/next-page/opening.ts';
import { showNetworkStatus } from './network-status.ts';
import { registerWhenIdle } from './register.ts';
import type { Visit } from './visit.ts';

/**
 * What a page does about the network: starts the service worker with the visitor's first move and tells it which pages are
 * visited, says when the network is gone, and leaves other pages to the worker then.
 *
 * @param hasMoved whether the visitor has done something before this was there
 */
export function WithoutNetwork({ hasMoved }: { hasMoved: boolean }) {
  const { pathname } = useLocation();
  const open = useRef(pathname);

  // The worker sees only the pages that the browser loads itself, and not those to which the router leads.
  useEffect(() => {
    if (open.current === pathname) return;
    open.current = pathname;
    const visit = { path: pathname, files: [] } satisfies Visit;
    navigator.serviceWorker?.controller?.postMessage(visit);
  }, [pathname]);

  // Who only reads may leave again, and the worker would have fetched pages for nobody.
  useEffect(() => {
    if (hasMoved) return registerWhenIdle();
    const listening = new AbortController();
    const register = () => {
      listening.abort();
      registerWhenIdle();
    };
    for (const sign of [...signs, 'keydown']) {
      document.addEventListener(sign, register, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [hasMoved]);

  // Without a network the router has no data for another page, but the worker may have the page.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isControlled = () => Boolean(navigator.serviceWorker?.controller);
    const follow = (event: Event) => {
      const { target } = event;
      // The search's link opens the search.
      const link = target instanceof Element && target.closest('a[href^="/"]:not([data-search])');
      // React is not to hear of it.
      if (link && !navigator.onLine && isControlled()) event.stopImmediatePropagation();
    };
    const isElsewhere = () =>
      location.pathname !== open.current && !navigator.onLine && isControlled();
    const goBack = () => {
      if (isElsewhere()) location.reload();
    };
    opening.isLeft = isElsewhere;
    addEventListener('click', follow, { capture: true, signal });
    addEventListener('popstate', goBack, { signal });
    return () => {
      listening.abort();
      opening.isLeft = undefined;
    };
  }, []);

  useEffect(showNetworkStatus, []);
  return null;
}

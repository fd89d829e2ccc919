import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a link was followed, the focus stands where the new page starts: at its heading, which screen readers then
 * read. The browser does as much for a page that it loads itself. What only changes the query of the same page
 * (the blog's filter) or leads to a part of it keeps its own focus; with another heading it is another page, as the
 * comparison is after the answer.
 */
export function Arrival() {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, heading: null as Element | null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may be another page.
  useEffect(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1') ?? null;
    const before = shown.current;
    shown.current = { pathname, heading };
    const isFirst = before.heading === null && before.pathname === pathname;
    if (isFirst || (before.pathname === pathname && before.heading === heading)) return;
    if (hash) return;
    const start = heading ?? main;
    start?.setAttribute('tabindex', '-1');
    // Where the page is scrolled to is the router's to say: at its top, or on Back where it was left.
    start?.focus({ preventScroll: true });
  }, [pathname, search, hash]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a link was followed, the focus stands where the new page starts: at its heading, which screen readers then
 * read. The browser does as much for a page that it loads itself. What only changes the query of the same page
 * (the blog's filter) or leads to a part of it keeps its own focus.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const main = document.querySelector('main');
    const start = main?.querySelector('h1') ?? main;
    start?.setAttribute('tabindex', '-1');
    // Where the page is scrolled to is the router's to say: at its top, or on Back where it was left.
    start?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

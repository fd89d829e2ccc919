import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { asksForTab } from './asks-for-tab.ts';
import { leadsToPage } from './leads-to-page.ts';

/**
 * The router follows the links to the site's own pages. All of them are plain: each of the router's own would listen to the address,
 * and all of a page be rendered again, twice, on the way to the next one. A link with `data-keeps-scroll` leads to the same place of
 * the page.
 */
export function RouterLinks() {
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !router) return;
      event.preventDefault();
      void router.navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        preventScrollReset: 'keepsScroll' in link.dataset,
      });
    };
    // After React's own listener: what a component prevents stays prevented.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** The link to a page of the site that a click asks to open here. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, button } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || defaultPrevented || button !== 0 || asksForTab(event)) return;
  const href = link.getAttribute('href');
  // A part of the page; or nothing, which asks for the page anew.
  if (!href || href.startsWith('#')) return;
  return leadsToPage(link) ? link : undefined;
}

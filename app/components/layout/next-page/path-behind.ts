import { leadsToPage } from '../router-links/leads-to-page.ts';

/** The path that a link within the site leads to, when it is another page, and the same one for every query. */
export function pathBehind(link: HTMLAnchorElement): string | undefined {
  if (!leadsToPage(link) || link.search || link.pathname === location.pathname) return;
  return link.pathname;
}

/** The path that a link within the site leads to, when it is another page, and the same one for every query. */
export function pathBehind(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.search || link.origin !== location.origin) return;
  // A brochure or a calendar file is no page.
  if (link.pathname === location.pathname || link.pathname.includes('.')) return;
  return link.pathname;
}

import { navigationLinks } from '#content/navigation-links.ts';

/** Opens the search page of the page's language, on which the server searches for a text. */
export function openSearchPage(text: string): void {
  // An embedded page has no header.
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  const url = new URL(link?.href ?? navigationLinks.search.to, location.href);
  url.searchParams.set('q', text);
  location.assign(url);
}

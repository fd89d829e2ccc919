import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

/** @returns the link that opens the search if the event is a click on it; undefined for a click that opens a new tab */
export function findSearchLink(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  if (isModifiedClick(event as MouseEvent) || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>('[data-search]') ?? undefined;
}

/** @returns the header's link to the search page of the page's language; null on an embedded page, which has no header */
export const findHeaderLink = (): HTMLAnchorElement | null =>
  document.querySelector<HTMLAnchorElement>('a[data-search]');

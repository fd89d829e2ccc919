import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

/** The link that opens the search, if an event is a click on it that doesn't ask for a tab of its own. */
export function findSearchLink(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  if (isModifiedClick(event as MouseEvent) || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>('[data-search]') ?? undefined;
}

import type { MouseEvent } from 'react';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { getGlobalProgramsView } from './global-programs-view.ts';

/** Whether an address is one of "Can I go?", which the browser answers itself. */
export const isFinderUrl = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/global-programs' && getGlobalProgramsView(searchParams) === 'can-i-go';

/** @returns the link to another address of "Can I go?" that a click follows in this window */
export function findFinderLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || defaultPrevented || isModifiedClick(event)) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // A link to a part of the page that is shown.
  if (link.getAttribute('href')?.startsWith('#')) return;
  return isFinderUrl(new URL(link.href)) ? link : undefined;
}

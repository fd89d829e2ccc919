import type { MouseEvent } from 'react';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { getLanguage, localisePath } from '#content/language.ts';
import { getGlobalProgramsView } from './global-programs-view.ts';

/**
 * Whether a URL belongs to the eligibility finder in the language of the page, which the browser renders without the server.
 */
export const isFinderUrl = ({ pathname, searchParams }: URL): boolean =>
  pathname === localisePath('/global-programs', getLanguage(location.pathname)) &&
  getGlobalProgramsView(searchParams) === 'eligibility-finder';

/** @returns the link to a URL of the eligibility finder that a click would open in this window; otherwise undefined */
export function findFinderLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || defaultPrevented || isModifiedClick(event)) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // The browser handles a link to a fragment of the current page.
  if (link.getAttribute('href')?.startsWith('#')) return;
  return isFinderUrl(new URL(link.href)) ? link : undefined;
}

import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Makes plain links within an element the router's: for what React doesn't render, or renders a hundred of.
 *
 * @param optionsFor says of a link what the router is to know, as to keep the scroll position
 * @returns the element's `onClick`
 */
export function useRouterLinks(
  optionsFor: (link: HTMLAnchorElement) => { preventScrollReset?: boolean } = () => ({}),
) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || defaultPrevented || button !== 0) return;
    if (metaKey || ctrlKey || shiftKey || altKey || link.target) return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    // A file is no page.
    if (link.pathname.includes('.')) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, optionsFor(link));
  };
}

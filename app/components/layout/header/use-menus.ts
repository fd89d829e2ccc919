import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { breakpoints } from '#app/styles/breakpoints.ts';

const openAfter = 90;
const closeAfter = 260;
/** A click this soon after the hover opened a menu means "open", not "close again". In milliseconds. */
const hoverGrace = 600;

/**
 * What the menus do beyond plain `details` and `popover`, which work without it: they open on hover on
 * the desktop, Escape and a click elsewhere close them, and so does following a link
 * (requirements 2, "Site header").
 *
 * @param menu the element with the `details` of the menus; on phones it is the drawer
 */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    const element = menu.current;
    // Not on the first page: a visitor may have opened a menu before React took over.
    if (!element || shown.current === location) return;
    shown.current = location;
    closeAll(element);
    if (element.matches(':popover-open')) element.hidePopover();
  }, [location, menu]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const wide = matchMedia(breakpoints.desktop);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hoveredAt = 0;

    for (const details of element.querySelectorAll('details')) {
      details.addEventListener(
        'pointerenter',
        (event) => {
          clearTimeout(timer);
          if (event.pointerType !== 'mouse' || !wide.matches || details.open) return;
          const another = element.querySelector('details[open]');
          timer = setTimeout(
            () => {
              hoveredAt = performance.now();
              details.open = true;
            },
            another ? 0 : openAfter,
          );
        },
        { signal },
      );
      details.addEventListener(
        'pointerleave',
        (event) => {
          clearTimeout(timer);
          if (event.pointerType !== 'mouse' || !wide.matches) return;
          timer = setTimeout(() => {
            details.open = false;
          }, closeAfter);
        },
        { signal },
      );
      details.querySelector('summary')?.addEventListener(
        'click',
        (event) => {
          if (details.open && performance.now() - hoveredAt < hoverGrace) event.preventDefault();
          hoveredAt = 0;
        },
        { signal },
      );
      details.addEventListener(
        'focusout',
        (event) => {
          const next = event.relatedTarget;
          if (wide.matches && next instanceof Node && !details.contains(next)) details.open = false;
        },
        { signal },
      );
    }

    document.addEventListener(
      'keydown',
      (event) => {
        const opened = element.querySelector<HTMLDetailsElement>('details[open]');
        if (event.key !== 'Escape' || !opened || !wide.matches) return;
        opened.open = false;
        if (opened.contains(document.activeElement)) opened.querySelector('summary')?.focus();
      },
      { signal },
    );
    document.addEventListener(
      'click',
      (event) => {
        const inside = event.target instanceof Element && event.target.closest('details');
        if (wide.matches && !(inside && element.contains(inside))) closeAll(element);
      },
      { signal },
    );
    element.addEventListener(
      'click',
      (event) => {
        // A link to the page that is open already changes no location, so it has to close the menu itself.
        if (!(event.target instanceof Element && event.target.closest('a'))) return;
        closeAll(element);
        if (element.matches(':popover-open')) element.hidePopover();
      },
      { signal },
    );
    wide.addEventListener(
      'change',
      () => {
        closeAll(element);
        if (element.matches(':popover-open')) element.hidePopover();
      },
      { signal },
    );
    element.addEventListener(
      'beforetoggle',
      (event) => {
        // Before it closes: the browser gives the focus back to the button that opened it.
        if (event.target === element && event.newState === 'closed') setRestInert(element, false);
      },
      { signal },
    );
    element.addEventListener(
      'toggle',
      (event) => {
        if (event.target !== element) return;
        const open = element.matches(':popover-open');
        document.documentElement.style.overflow = open ? 'hidden' : '';
        if (!open) return;
        setRestInert(element, true);
        element.querySelector<HTMLElement>('button')?.focus();
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [menu]);
}

/** Takes everything but the drawer out of the reach of keyboard and screen reader, or gives it back. */
function setRestInert(drawer: HTMLElement, inert: boolean) {
  let element = drawer;
  while (element.parentElement && element !== document.body) {
    for (const other of element.parentElement.children) {
      if (other !== element && other instanceof HTMLElement) other.inert = inert;
    }
    element = element.parentElement;
  }
}

function closeAll(menu: HTMLElement) {
  for (const details of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    details.open = false;
  }
}

import { breakpoints } from '#app/styles/breakpoints.ts';

const openAfterMs = 90;
const closeAfterMs = 260;
/** A click this soon after hovering opened a menu means "open", not "close again". */
const hoverGraceMs = 600;

/**
 * Enhances the menus, which also work without a script as `details` and `popover` (requirements 2, "Site header"): on the
 * desktop they open on hover; Escape, a click outside and a click on a link close them; the open drawer makes the rest of the
 * page inert.
 *
 * @param menu the element that contains the `details` of the menus; on phones it is the drawer
 */
export function enhanceMenus(menu: HTMLElement): void {
  const desktop = matchMedia(breakpoints.desktop);
  openOnHover(menu, desktop);
  closeOnDemand(menu, desktop);
  makeDrawerModal(menu);
}

function openOnHover(menu: HTMLElement, desktop: MediaQueryList) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = 0;
  for (const details of menu.querySelectorAll('details')) {
    details.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || !desktop.matches || details.open) return;
      const isAnotherOpen = menu.querySelector('details[open]') !== null;
      timer = setTimeout(
        () => {
          hoveredAt = performance.now();
          details.open = true;
        },
        isAnotherOpen ? 0 : openAfterMs,
      );
    });
    details.addEventListener('pointerleave', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || !desktop.matches) return;
      timer = setTimeout(() => {
        details.open = false;
      }, closeAfterMs);
    });
    details.querySelector('summary')?.addEventListener('click', (event) => {
      if (details.open && performance.now() - hoveredAt < hoverGraceMs) event.preventDefault();
      hoveredAt = 0;
    });
    details.addEventListener('focusout', ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof Node && !details.contains(relatedTarget);
      if (desktop.matches && isOutside) details.open = false;
    });
  }
}

function closeOnDemand(menu: HTMLElement, desktop: MediaQueryList) {
  function close() {
    closeAll(menu);
    if (menu.matches(':popover-open')) menu.hidePopover();
  }
  document.addEventListener('keydown', ({ key }) => {
    const opened = menu.querySelector<HTMLDetailsElement>('details[open]');
    if (key !== 'Escape' || !opened || !desktop.matches) return;
    opened.open = false;
    if (opened.contains(document.activeElement)) opened.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const details = target instanceof Element && target.closest('details');
    if (desktop.matches && !(details && menu.contains(details))) closeAll(menu);
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  desktop.addEventListener('change', close);
  addEventListener('popstate', close);
  // The back/forward cache may restore this page in its current state.
  addEventListener('pagehide', close);
}

function makeDrawerModal(drawer: HTMLElement) {
  drawer.addEventListener('beforetoggle', ({ target, newState }) => {
    // The button that opened the drawer must not be inert when the drawer closes, since the browser returns the focus to it.
    if (target === drawer && newState === 'closed') setRestInert(drawer, false);
  });
  drawer.addEventListener('toggle', ({ target }) => {
    if (target === drawer) update();
  });
  function update() {
    const isOpen = drawer.matches(':popover-open');
    document.documentElement.style.overflow = isOpen ? 'hidden' : '';
    if (!isOpen) return;
    setRestInert(drawer, true);
    if (!drawer.contains(document.activeElement)) {
      drawer.querySelector<HTMLElement>('button')?.focus();
    }
  }
  // The visitor may have opened the drawer before this script ran. A browser without popovers doesn't know the selector.
  if ('popover' in drawer) update();
}

/** Sets `inert` on everything outside the drawer, or removes it. */
function setRestInert(drawer: HTMLElement, isInert: boolean) {
  let element = drawer;
  while (element.parentElement && element !== document.body) {
    for (const sibling of element.parentElement.children) {
      if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = isInert;
    }
    element = element.parentElement;
  }
}

function closeAll(menu: HTMLElement) {
  for (const details of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    details.open = false;
  }
}

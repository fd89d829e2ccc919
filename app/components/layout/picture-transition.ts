const transitionName = 'page-picture';

/**
 * Hands the picture of the card whose link the visitor follows over to the next page by a cross-document view transition
 * (styles/view-transitions.css). The next page's hero image has the same transition name, so the browser moves the picture there, and
 * back to the card when this page is restored. Without support in the browser, pages just appear.
 */
export function enablePictureTransition(): void {
  let clicked: HTMLImageElement | undefined;
  const hero = document.querySelector<HTMLElement>('main img[fetchpriority="high"]');

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      const card = link?.querySelector('img') ? link : link?.closest('li, article');
      clicked = card?.querySelector('img') ?? undefined;
    },
    { capture: true },
  );

  addEventListener('pageswap', ({ activation }) => {
    // On Back the hero itself goes to where it came from.
    if (activation?.navigationType === 'traverse') return;
    if (hero) hero.style.viewTransitionName = 'none';
    if (clicked && isInWindow(clicked)) clicked.style.viewTransitionName = transitionName;
  });
  // This page is shown again: the names have been used.
  addEventListener('pagereveal', async ({ viewTransition }) => {
    // A transition that is skipped rejects.
    await viewTransition?.finished.catch(() => {});
    hero?.style.removeProperty('view-transition-name');
    clicked?.style.removeProperty('view-transition-name');
  });
}

function isInWindow(element: Element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

const transitionName = 'page-picture';

/**
 * Animates the picture of a clicked card into the hero image of the next page by a cross-document view transition
 * (styles/view-transitions.css). Both have the same transition name; on Back, the browser animates it into the card again.
 * Browsers without support, phones and visitors who prefer reduced motion get the pages without an animation.
 */
export function enablePictureTransition(): void {
  let clickedImage: HTMLImageElement | undefined;
  const hero = document.querySelector<HTMLElement>('main img[fetchpriority="high"]');

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      const card = link?.querySelector('img') ? link : link?.closest('li, article');
      clickedImage = card?.querySelector('img') ?? undefined;
    },
    { capture: true },
  );

  addEventListener('pageswap', ({ activation, viewTransition }) => {
    // On Back, the hero image itself moves into the card.
    if (activation?.navigationType === 'traverse') return;
    if (clickedImage && isInViewport(clickedImage)) {
      if (hero) hero.style.viewTransitionName = 'none';
      clickedImage.style.viewTransitionName = transitionName;
    } else {
      // Otherwise this page's hero image would move into the next page's, which shows something else.
      viewTransition?.skipTransition();
    }
  });
  // When the back/forward cache has restored this page, the names have to be reset.
  addEventListener('pagereveal', async ({ viewTransition }) => {
    // The promises of a skipped transition reject.
    await Promise.allSettled([viewTransition?.ready, viewTransition?.finished]);
    hero?.style.removeProperty('view-transition-name');
    clickedImage?.style.removeProperty('view-transition-name');
  });
}

function isInViewport(element: Element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

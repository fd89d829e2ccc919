/** The fraction of the visible width by which an arrow scrolls the list. */
const scrollFraction = 0.6;

/** Makes the arrows of each `HorizontalScroller` work, and shows them. Skips those that are already enhanced. */
export function enhanceHorizontalScrollers(): void {
  for (const bar of document.querySelectorAll('[data-scroller]')) {
    const arrows = bar.lastElementChild;
    const list = bar.nextElementSibling;
    if (arrows instanceof HTMLElement && list && !arrows.dataset.ready) enhance(arrows, list);
  }
}

function enhance(arrows: HTMLElement, list: Element) {
  const [previous, next] = arrows.querySelectorAll('button');

  function update() {
    const { scrollLeft, clientWidth, scrollWidth } = list;
    setUnavailable(previous, scrollLeft < 2);
    // With sub-pixel scroll positions, the last one may be up to a pixel before the end.
    setUnavailable(next, scrollLeft + clientWidth > scrollWidth - 2);
  }
  function scroll(direction: 1 | -1) {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = prefersReducedMotion ? 'auto' : 'smooth';
    list.scrollBy({ left: direction * list.clientWidth * scrollFraction, behavior });
  }

  previous?.addEventListener('click', () => scroll(-1));
  next?.addEventListener('click', () => scroll(1));
  list.addEventListener('scroll', update, { passive: true });
  update();
  arrows.dataset.ready = 'true';
}

/** Sets `aria-disabled` rather than `disabled`, because a disabled button would lose the focus. */
function setUnavailable(button: Element | undefined, isUnavailable: boolean) {
  if (isUnavailable) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
}

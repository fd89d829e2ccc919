/** How much of the visible part an arrow moves the rail. */
const scrollFraction = 0.6;

/** Makes the arrows of each `Rail` of the page work, and shows them. A rail that has been enhanced stays as it is. */
export function enhanceHorizontalScrollers(): void {
  for (const bar of document.querySelectorAll('[data-rail]')) {
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
    // Sub-pixel positions: the last one may be up to a pixel short of the end.
    setUnavailable(next, scrollLeft + clientWidth > scrollWidth - 2);
  }
  function move(direction: 1 | -1) {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isReduced ? 'auto' : 'smooth';
    list.scrollBy({ left: direction * list.clientWidth * scrollFraction, behavior });
  }

  previous?.addEventListener('click', () => move(-1));
  next?.addEventListener('click', () => move(1));
  list.addEventListener('scroll', update, { passive: true });
  update();
  arrows.dataset.ready = 'true';
}

/** The button stays in the tab order: a disabled one would drop the focus. */
function setUnavailable(button: Element | undefined, isUnavailable: boolean) {
  if (isUnavailable) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
}

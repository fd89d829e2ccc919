import { solidAfterPx } from '#app/components/layout/header/enhance-header.ts';

/*
 * Reserves space for the strip between the header and the page, by `data-has-strip` on the `html` element
 * (app/styles/base.css). The deferred loader sets the attribute itself if it runs before the first paint.
 */

const root = document.documentElement;
const findHeader = () => document.querySelector<HTMLElement>('body > header');
/** Time without a scroll event before the space is reserved, in ms. In Safari, scrolling by script would stop a swipe. */
const restMs = 150;

/**
 * Reserves the space when no visible layout shift disturbs the visitor: once the page is scrolled so far that the space is
 * above the visible part of the page, or after a key press, which doesn't aim at a position on the screen.
 *
 * @param options.isKey whether the visitor has just pressed a key
 * @returns resolves once the space is reserved
 */
export function reserveStripRoom({ isKey }: { isKey: boolean }): Promise<void> {
  if ('hasStrip' in root.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function finish() {
      clearTimeout(timer);
      listening.abort();
      resolve();
    }
    function reserveUnseen() {
      // The header's own scroll listener may not have run yet, so its `data-solid` attribute may be out of date.
      if (scrollY <= solidAfterPx) return;
      growAbove();
      finish();
    }
    function reserveAtOnce() {
      if (scrollY > 0) growAbove();
      else setStripRoom(true);
      finish();
    }
    const options = { passive: true, signal: listening.signal };
    addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(reserveUnseen, restMs);
      },
      options,
    );
    addEventListener('keydown', reserveAtOnce, options);
    if (isKey) reserveAtOnce();
    else timer = setTimeout(reserveUnseen, restMs);
  });
}

/** Reserves the space, and scrolls by its height, so that the visible part of the page stays where it is. */
function growAbove() {
  const main = document.querySelector('main');
  const getTop = () => main?.getBoundingClientRect().top ?? 0;
  const top = getTop();
  setStripRoom(true);
  scrollBy({ top: getTop() - top, behavior: 'instant' });
}

/** Reserves or removes the space. Above the strip the header is solid, because it isn't over a picture any more. */
export function setStripRoom(hasRoom: boolean): void {
  root.toggleAttribute('data-has-strip', hasRoom);
  const header = findHeader();
  if (hasRoom) header?.setAttribute('data-solid', 'true');
  else if (scrollY <= solidAfterPx) header?.removeAttribute('data-solid');
}

import { solidAfterPx } from '#app/components/layout/header/enhance-header.ts';

/*
 * The room of the strip between the header and the page. `data-has-strip` of the `html` element reserves it
 * (app/styles/base.css). The deferred loader sets it before the first paint, if it runs so early.
 */

const root = document.documentElement;
const findHeader = () => document.querySelector<HTMLElement>('body > header');
/** How long the page must stand still before the room is made, in milliseconds. Safari would stop a swipe. */
const restMs = 150;

/**
 * Makes room for the strip where it moves nothing that the visitor looks at: once the page is scrolled so far that the strip
 * begins behind the solid header, or with a key, which doesn't aim at a place of the screen.
 *
 * @param options.isKey whether the visitor has just pressed a key
 * @returns resolves once there is room
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
      // The header's own listener may not have run yet, so its attribute is not asked.
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

/** Makes the room, and scrolls by as much, so that the visible part of the page stays where it is. */
function growAbove() {
  const main = document.querySelector('main');
  const getTop = () => main?.getBoundingClientRect().top ?? 0;
  const top = getTop();
  setStripRoom(true);
  scrollBy({ top: getTop() - top, behavior: 'instant' });
}

/** Makes or removes the room. With the strip below it, the header is solid, because it isn't over a picture any more. */
export function setStripRoom(hasRoom: boolean): void {
  root.toggleAttribute('data-has-strip', hasRoom);
  const header = findHeader();
  if (hasRoom) header?.setAttribute('data-solid', 'true');
  else if (scrollY === 0) header?.removeAttribute('data-solid');
}

/*
 * The room of the strip between the header and the page. `data-crossing` of the `html` element reserves it
 * (app/styles/base.css). The deferred loader sets it before the first paint if it can.
 */

const root = document.documentElement;
/** How long the page must stand still before the room is made, in milliseconds. Safari would stop a swipe. */
const restMs = 150;

/**
 * Makes room for the strip where the visitor doesn't see anything move: it waits until the top of the page has been scrolled
 * out of sight, and scrolls by as much as the page grows.
 *
 * @returns resolves once there is room
 */
export function reserveStripRoom(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function reserve() {
      if ('crossing' in root.dataset || makeUnseenRoom()) {
        removeEventListener('scroll', handleScroll);
        resolve();
      }
    }
    function handleScroll() {
      clearTimeout(timer);
      timer = setTimeout(reserve, restMs);
    }
    addEventListener('scroll', handleScroll, { passive: true });
    reserve();
  });
}

/** @returns whether the top of the page was out of sight, so that there is room now */
function makeUnseenRoom(): boolean {
  const main = document.querySelector('main');
  const header = document.querySelector('body > header');
  // The strip is never higher than the header.
  if (!main || !header || scrollY < 2 * header.clientHeight) return false;
  const top = main.getBoundingClientRect().top;
  setStripRoom(true);
  scrollBy({ top: main.getBoundingClientRect().top - top, behavior: 'instant' });
  return true;
}

/** Makes or removes the room. With the strip below it, the header is solid, because it isn't over a picture any more. */
export function setStripRoom(hasRoom: boolean): void {
  root.toggleAttribute('data-crossing', hasRoom);
  const header = document.querySelector<HTMLElement>('body > header');
  if (hasRoom) header?.setAttribute('data-solid', 'true');
  else if (scrollY === 0) header?.removeAttribute('data-solid');
}

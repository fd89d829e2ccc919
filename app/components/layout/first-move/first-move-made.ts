/** Not `pointerover`: a page that appears under a resting pointer has one. */
const moves = ['pointermove', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

/**
 * Settles with the visitor's first move on the page: at once where it was made before this code came, and on the server,
 * which waits for nobody.
 */
export const firstMoveMade: Promise<void> =
  typeof document === 'undefined' || hasMoved() ? Promise.resolve() : nextMove();

function hasMoved(): boolean {
  const { activeElement } = document;
  return (
    window.visitorHasMoved === true ||
    scrollY > 0 ||
    (activeElement !== null && activeElement !== document.body)
  );
}

function nextMove(): Promise<void> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise((resolve) => {
    const meet = (event: Event) => {
      // A row of posters that snaps into place scrolls by itself.
      if (event.type === 'scroll' && event.target !== document) return;
      // What the browser itself sends when the page changes under a resting pointer.
      if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
      listening.abort();
      resolve();
    };
    for (const type of moves) {
      document.addEventListener(type, meet, { capture: true, passive: true, signal });
    }
  });
}

/**
 * Settles with the visitor's first move on the page: at once where it was made before this code came, and on the server,
 * which waits for nobody.
 */
export const firstMoveMade: Promise<unknown> =
  typeof document === 'undefined' || hasMoved() ? Promise.resolve() : nextMove();

function hasMoved(): boolean {
  const { activeElement } = document;
  return (
    navigator.userActivation?.hasBeenActive ||
    scrollY > 0 ||
    (activeElement !== null && activeElement !== document.body)
  );
}

/** Not `pointerover`: a page that appears under a resting pointer has one. */
const moves = ['pointermove', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

function nextMove(): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const meet = ({ type, target }: Event) => {
      // A row of posters that snaps into place scrolls by itself.
      if (type === 'scroll' && target !== document) return;
      listening.abort();
      resolve();
    };
    const { signal } = listening;
    for (const type of moves) {
      document.addEventListener(type, meet, { capture: true, passive: true, signal });
    }
  });
}

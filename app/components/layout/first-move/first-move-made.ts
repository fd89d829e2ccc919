import { signs } from './signs.ts';

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

function nextMove(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of [...signs, 'keydown', 'scroll']) {
      document.addEventListener(type, resolve, { capture: true, once: true, passive: true });
    }
  });
}

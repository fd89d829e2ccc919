/**
 * Lets work begin one piece a turn of the event loop, so that what arrives meanwhile, such as a request for a page, waits for
 * one piece and not for a crowd of them.
 *
 * @returns waits for its turn, in the order of coming; who comes alone begins with the next turn
 */
export function openTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function begin() {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(begin);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(begin);
    });
}

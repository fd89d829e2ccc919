/** Hands out a bounded number of places. */
export type Places = {
  /**
   * Takes a place; whoever finds none waits, in the order of coming.
   *
   * @param signal ends the waiting
   * @returns gives the place back; calling it again does nothing
   * @throws the signal's reason, when it ended the waiting
   */
  take(signal: AbortSignal): Promise<() => void>;
};

export function openPlaces(count: number): Places {
  let free = count;
  const waiting = new Set<() => void>();

  function giveBack() {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }

  function wait(signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      function enter() {
        waiting.delete(enter);
        signal.removeEventListener('abort', leave);
        resolve();
      }
      function leave() {
        waiting.delete(enter);
        reject(signal.reason);
      }
      waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(signal);
      let held = true;
      return () => {
        if (held) giveBack();
        held = false;
      };
    },
  };
}

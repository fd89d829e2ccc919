import PQueue from 'p-queue';

type Semaphore = {
  /** The number of calls that wait for a slot. */
  waiting: () => number;
  /**
   * Waits for a slot, in the order of calls.
   *
   * @param signal ends the wait
   * @param priority a call with a higher priority gets a slot before those with a lower one; default 0
   * @returns a function that releases the slot; calling it again does nothing
   * @throws the signal's reason, when the signal ends the wait
   */
  acquire(signal?: AbortSignal, priority?: number): Promise<() => void>;
};

/** Creates a semaphore with a number of slots. */
export function createSemaphore(slots: number): Semaphore {
  const queue = new PQueue({ concurrency: slots });
  return {
    waiting: () => queue.size,
    acquire: (signal, priority = 0) =>
      new Promise((resolve, reject) => {
        // p-queue releases the slot of a running task whose signal aborts, so the queue gets a signal that only lasts until the
        // task starts.
        const waitController = new AbortController();
        const stopWaiting = () => waitController.abort(signal?.reason);
        if (signal?.aborted) stopWaiting();
        signal?.addEventListener('abort', stopWaiting);
        const holdSlot = () =>
          new Promise<void>((release) => {
            signal?.removeEventListener('abort', stopWaiting);
            resolve(release);
          });
        queue.add(holdSlot, { signal: waitController.signal, priority }).catch(reject);
      }),
  };
}

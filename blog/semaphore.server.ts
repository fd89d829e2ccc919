import PQueue from 'p-queue';

export type Semaphore = {
  /**
   * Waits for one of the slots, in the order of arrival.
   *
   * @param signal ends the waiting
   * @returns gives the slot back; calling it again does nothing
   * @throws the signal's reason, when it ended the waiting
   */
  acquire(signal: AbortSignal): Promise<() => void>;
};

/** Hands out a limited number of slots. */
export function createSemaphore(slots: number): Semaphore {
  const queue = new PQueue({ concurrency: slots });
  return {
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        // p-queue would free the slot of a running task whose signal aborts, so this one lasts until the task starts.
        const waiting = new AbortController();
        const stopWaiting = () => waiting.abort(signal.reason);
        if (signal.aborted) stopWaiting();
        signal.addEventListener('abort', stopWaiting);
        const holdSlot = () =>
          new Promise<void>((release) => {
            signal.removeEventListener('abort', stopWaiting);
            resolve(release);
          });
        queue.add(holdSlot, { signal: waiting.signal }).catch(reject);
      }),
  };
}

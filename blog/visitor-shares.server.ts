import { createSemaphore } from '#common/semaphore.server.ts';

/**
 * Waits for a slot of a visitor.
 *
 * @param visitorAddress the visitor's IP address or network; without one, there is no limit
 * @param signal ends the wait
 * @returns a function that releases the slot; calling it again does nothing
 * @throws the signal's reason, when the signal ends the wait
 */
export type AcquireShare = (
  visitorAddress: string | undefined,
  signal: AbortSignal,
) => Promise<() => void>;

/**
 * Creates a semaphore for each visitor with a request, which is forgotten with the visitor's last one.
 *
 * @param slots requests of one visitor at the same time
 */
export function createVisitorShares(slots: number): AcquireShare {
  const shares = new Map<
    string,
    { semaphore: ReturnType<typeof createSemaphore>; users: number }
  >();
  return async (visitorAddress, signal) => {
    if (visitorAddress === undefined) return () => {};
    const share = shares.get(visitorAddress) ?? { semaphore: createSemaphore(slots), users: 0 };
    shares.set(visitorAddress, share);
    share.users += 1;
    let isLeft = false;
    function leave() {
      if (isLeft) return;
      isLeft = true;
      share.users -= 1;
      if (share.users === 0) shares.delete(visitorAddress ?? '');
    }
    try {
      const release = await share.semaphore.acquire(signal);
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

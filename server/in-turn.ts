import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/**
 * Lets work begin one piece a turn of the event loop, so that what arrives meanwhile, such as a request for a page, waits for
 * one piece and not for a crowd of them.
 *
 * @returns waits for its turn, in the order of arrival
 */
export function openTurns(): () => Promise<void> {
  const queue = new PQueue({ concurrency: 1 });
  return () => queue.add(() => setImmediate());
}

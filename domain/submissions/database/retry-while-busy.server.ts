import { setTimeout } from 'node:timers/promises';

/** How long a write waits at most for another process, and the interval between two attempts, in milliseconds. */
const timeoutMs = 5000;
const intervalMs = 10;

/** SQLITE_BUSY is the lowest byte of its extended codes (https://www.sqlite.org/rescode.html). */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Repeats work while another process writes to the same SQLite file. This process serves other requests between the
 * attempts, whereas SQLite's own waiting would block the event loop.
 *
 * @param work must have changed nothing when it fails
 * @throws what the work throws, if it is another error or continues for 5 seconds
 */
export async function retryWhileBusy<Output>(work: () => Promise<Output>): Promise<Output> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await setTimeout(intervalMs);
  }
}

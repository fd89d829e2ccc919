import { setTimeout } from 'node:timers/promises';

/** How long a visitor waits at most until another process has written, and how long between two attempts, in milliseconds. */
const patience = 5000;
const pause = 50;

/** SQLITE_BUSY, in the lowest byte of its extended codes (https://www.sqlite.org/rescode.html). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Does work again while another process writes to the same SQLite file. Between the attempts everybody else
 * is served; SQLite's own waiting would hold the whole process.
 *
 * @param work which has changed nothing when it fails
 * @throws what the work throws, if it is something else or goes on for 5 seconds
 */
export async function waitWhileBusy<Output>(work: () => Promise<Output>): Promise<Output> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await setTimeout(pause);
  }
}

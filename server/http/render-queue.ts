import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { createSemaphore } from '#common/semaphore.server.ts';

/**
 * Kinds of work, in ascending order of priority: what has begun ends before something else begins. `page` and `confirmation` are
 * the beginning of a request; a confirmation's visitor has just sent an application.
 */
const kinds = ['page', 'confirmation', 'rendering', 'compression'] as const;

type Kind = (typeof kinds)[number];

export type RenderQueue = {
  /** Whether so many pages wait that another one has to be refused. Confirmations have twice the places of other pages. */
  isFull: (kind: 'page' | 'confirmation') => boolean;
  /**
   * Waits until a page may begin, and then lets some turns of the event loop pass.
   *
   * @param signal ends the wait
   * @throws the signal's reason when the signal ends the wait
   */
  begin: (kind: 'page' | 'confirmation', signal?: AbortSignal) => Promise<void>;
  /**
   * Runs work when its turn comes, and holds its place until the work has ended.
   *
   * @param signal ends the wait
   * @returns the result of `work`
   * @throws the error of `work`, or the signal's reason when the signal ends the wait
   */
  run: <Result>(kind: Kind, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
};

/**
 * How many turns of the event loop pass after a page has begun. Node accepts one connection in a turn
 * (github.com/libuv/libuv/pull/3696): with a page in each turn, the last of 1,000 waited 10 s for its first answer.
 */
const turnsPerPage = 16;

async function passTurns() {
  for (let turn = 0; turn < turnsPerPage; turn += 1) await setImmediate();
}

/**
 * Creates a queue for work that takes processor time and memory for each request: rendering a page, and compressing a response.
 * A wait for the store or the content service isn't such work, so that a slow one holds no place.
 *
 * @param options.concurrent how much of it runs at the same time
 * @param options.maxWaiting how many pages may wait
 */
export function createRenderQueue({
  concurrent = availableParallelism(),
  maxWaiting = 100,
}: {
  concurrent?: number;
  maxWaiting?: number;
} = {}): RenderQueue {
  const semaphore = createSemaphore(concurrent);
  const run: RenderQueue['run'] = async (kind, work, signal) => {
    const release = await semaphore.acquire(signal, kinds.indexOf(kind));
    try {
      return await work();
    } finally {
      release();
    }
  };
  return {
    isFull: (kind) => semaphore.waiting() >= (kind === 'page' ? maxWaiting : 2 * maxWaiting),
    begin: (kind, signal) => run(kind, passTurns, signal),
    run,
  };
}

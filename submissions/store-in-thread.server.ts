import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '#server/settings.ts';
import { type Store, type StoreFunctions, storeOf } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import type { Answer, Question } from './store-thread.server.ts';

/** Its file is run as it is written, beside the build, which this module is a part of. */
const script = createRequire(import.meta.url).resolve('#submissions/store-thread.server.ts');

/** Each answer is work for whoever waits for it: between them a page's turn comes. */
const answeredATurn = 5;

/**
 * Opens a store in a thread of its own: SQLite works while it is called, and waits for the disk, which the pages of this
 * process needn't wait for. When the thread ends, what it had been asked fails, and the next question starts another one.
 *
 * @throws StoreError when the database can't be opened; so do all its functions when it doesn't do their work
 */
export async function openStoreInThread(address: DatabaseAddress): Promise<Store> {
  let thread: ReturnType<typeof startThread> | undefined;
  function started() {
    thread ??= startThread(address, () => {
      thread = undefined;
    });
    return thread;
  }

  const names = await started().opened;
  const entries = names.map((name) => [name, (...input: unknown[]) => started().ask(name, input)]);
  const functions: StoreFunctions = Object.fromEntries(entries);
  return storeOf({
    ...functions,
    async close() {
      if (!thread) return;
      await functions.close();
      await thread?.end();
    },
  });
}

/** @param ended is called when it has ended, for whatever reason */
function startThread(address: DatabaseAddress, ended: () => void) {
  const worker = new Worker(script, { workerData: address, execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const answers: Answer[] = [];
  let asked = 0;
  let reason = 'it stopped';

  function wait(number: number): Promise<unknown> {
    const answered = Promise.withResolvers<unknown>();
    waiting.set(number, answered);
    return answered.promise;
  }

  function settle() {
    for (const answer of answers.splice(0, answeredATurn)) {
      const { resolve, reject } = waiting.get(answer.number) ?? {};
      waiting.delete(answer.number);
      if ('failure' in answer) reject?.(new StoreError(answer.failure));
      else resolve?.(answer.output);
    }
    if (answers.length > 0) setImmediate(settle);
  }

  worker.on('message', (answer: Answer) => {
    answers.push(answer);
    if (answers.length === 1) setImmediate(settle);
  });
  worker.once('error', (error) => {
    reason = error.message;
  });
  worker.once('exit', () => {
    ended();
    for (const { reject } of waiting.values()) {
      reject(new StoreError(`The database's thread ended: ${reason}`));
    }
  });

  return {
    /** The names of the store's functions. */
    opened: wait(asked) as Promise<Question['name'][]>,
    ask(name: Question['name'], input: unknown[]): Promise<unknown> {
      asked += 1;
      worker.postMessage({ number: asked, name, input } satisfies Question);
      return wait(asked);
    },
    end: () => worker.terminate(),
  };
}

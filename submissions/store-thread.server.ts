// The thread of store-in-thread.server.ts: a store that is asked by messages.
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseAddress } from '#server/settings.ts';
import { openFunctions, type StoreFunctions } from './store.server.ts';

/** What the store is asked. Its answer has the same number. */
export type Question = { number: number; name: keyof StoreFunctions; input: unknown[] };

/** What became of it. Of an error the message goes along, since the store throws StoreErrors only. */
export type Answer = { number: number } & ({ output: unknown } | { failure: string });

/** The number of the answer to what nobody asked: once the store is open, the names of its functions. */
export const opening = 0;

async function answer(number: number, work: () => Promise<unknown>) {
  const said = await work().then(
    (output) => ({ number, output }),
    (error: Error) => ({ number, failure: error.message }),
  );
  parentPort?.postMessage(said satisfies Answer);
}

const store = openFunctions(workerData as DatabaseAddress);
parentPort?.on('message', ({ number, name, input }: Question) => {
  void answer(number, async () => {
    const work = (await store)[name] as (...input: unknown[]) => Promise<unknown>;
    return work(...input);
  });
});
void answer(opening, async () => Object.keys(await store));

import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { isBusy, waitWhileBusy } from './busy.server.ts';
import type { Database } from './open.server.ts';

/** One that waits for its commit. */
type Waiting<Input, Output> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

/** As many as share a commit at most: SQLite works on the main thread, where pages wait for it meanwhile. */
const largestGroup = 50;

/** In milliseconds, between two commits. */
const pause = 25;

/** Each answer is work on the main thread: between them a page's turn comes. */
const answeredATurn = 8;

/**
 * Lets those that come at the same time share a transaction, since most of what a transaction costs is its commit. Each
 * is answered after the commit of what it wrote. Whoever comes alone waits for nobody; whoever comes within 25 ms of a
 * commit waits for the rest of them, and those that come meanwhile share the next: between, the time is everybody else's.
 *
 * When a group fails, each of it is written alone: one that can't be written doesn't take its neighbours with it.
 *
 * @param work writes a group, within a transaction, and gives what became of each; it has changed nothing outside when it fails
 */
export function commitInGroups<Input, Output>(
  database: Database,
  work: (transaction: Database, inputs: readonly Input[]) => Promise<Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  let running = false;

  const write = (inputs: readonly Input[]): Promise<Output[]> =>
    waitWhileBusy(() => database.transaction().execute((transaction) => work(transaction, inputs)));

  async function writeAlone({ input, resolve, reject }: Waiting<Input, Output>) {
    try {
      const [output] = await write([input]);
      resolve(output as Output);
    } catch (error) {
      reject(error);
    }
  }

  async function answer(group: readonly Waiting<Input, Output>[], outputs: readonly Output[]) {
    for (const [index, { resolve }] of group.entries()) {
      resolve(outputs[index] as Output);
      if (index % answeredATurn === answeredATurn - 1) await nextTurn();
    }
  }

  async function writeGroup(group: readonly Waiting<Input, Output>[]) {
    try {
      const outputs = await write(group.map(({ input }) => input));
      void answer(group, outputs);
    } catch (error) {
      if (group.length === 1 || isBusy(error)) {
        for (const { reject } of group) reject(error);
      } else {
        for (const each of group) await writeAlone(each);
      }
    }
  }

  async function writeNext() {
    const group = waiting.slice(0, largestGroup);
    waiting = waiting.slice(largestGroup);
    await writeGroup(group);
    await setTimeout(pause);
    if (waiting.length > 0) setImmediate(writeNext);
    else running = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (running) return;
      running = true;
      // Those that have been read from the network already come within this turn.
      setImmediate(writeNext);
    });
}

import { isBusy, waitWhileBusy } from './busy.server.ts';
import type { Database } from './open.server.ts';

/** One that waits for its commit. */
type Waiting<Input, Output> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

/** As many as share a commit at most. */
const largestGroup = 50;

/**
 * Lets those that come at the same time share a transaction, since most of what a transaction costs is its commit. Each
 * is answered after the commit of what it wrote. Whoever comes alone waits for nobody; those that come while others are
 * committed share the next.
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

  async function writeGroup(group: readonly Waiting<Input, Output>[]) {
    try {
      const outputs = await write(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs[index] as Output);
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

import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/**
 * Asks for confirmation of something that can't be undone.
 *
 * @param yes whether the command line already confirms it
 * @param input the terminal in which the answer is typed; without a terminal the function throws
 * @throws CommandError when the answer isn't "y" or "yes", or there is no terminal
 */
export async function confirm(
  question: string,
  yes: boolean,
  input: Readable & { isTTY?: boolean },
  output: Writable,
): Promise<void> {
  if (yes) return;
  if (!input.isTTY) {
    throw new CommandError(
      `${question}\nNobody can be asked here: run it again with --yes to do so.`,
    );
  }
  const lines = createInterface({ input, output });
  // The end of the input (Ctrl-D) counts as an empty answer.
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(`${question}\nGo on? [y/N] `), closed]);
  lines.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was deleted.');
}

import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/**
 * Asks whether something is to be done that can't be undone.
 *
 * @param yes that it was answered on the command line
 * @param input where the answer is typed; where that is no terminal, nobody is asked
 * @throws CommandError when the answer is not "y" or "yes", or nobody can be asked
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
  // The end of the input (Ctrl-D) answers nothing.
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(`${question}\nGo on? [y/N] `), closed]);
  lines.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was deleted.');
}

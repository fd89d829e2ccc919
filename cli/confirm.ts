import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/** The terminal in which the answer is typed. */
type Terminal = Readable & { isTTY?: boolean };

/** Reads whether the answer is "y" or "yes". The end of the input (Ctrl-D) counts as an empty answer. */
async function readYes(prompt: string, input: Terminal, output: Writable): Promise<boolean> {
  const lines = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(prompt), closed]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Asks a question. Without a terminal, the answer is no. */
export const ask = async (question: string, input: Terminal, output: Writable): Promise<boolean> =>
  Boolean(input.isTTY) && readYes(`${question} [y/N] `, input, output);

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
  input: Terminal,
  output: Writable,
): Promise<void> {
  if (yes) return;
  if (!input.isTTY) {
    throw new CommandError(
      `${question}\nNobody can be asked here: run it again with --yes to do so.`,
    );
  }
  if (!(await readYes(`${question}\nGo on? [y/N] `, input, output)))
    throw new CommandError('Nothing was deleted.');
}

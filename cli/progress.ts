import type { WriteStream } from 'node:tty';

/** A short export needs none, and a long one not one for each row. */
const step = 1000;

/**
 * Says how far a long work is: one line that changes in a terminal, else a line each time.
 *
 * @returns takes how many are done, and of how many
 */
export function createProgress(
  stream: Pick<WriteStream, 'write'> & { isTTY?: boolean },
): (done: number, total: number) => void {
  const number = (count: number) => count.toLocaleString('en-US');
  return (done, total) => {
    if (total <= step || (done % step !== 0 && done !== total)) return;
    const text = `${number(done)} of ${number(total)}`;
    const end = done === total ? '\n' : '';
    stream.write(stream.isTTY ? `\r${text}${end}` : `${text}\n`);
  };
}

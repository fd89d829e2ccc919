import type { WriteStream } from 'node:tty';

/** The number of items between two updates. Work on no more items than this shows no progress. */
const itemsPerUpdate = 1000;

/**
 * Shows the progress of long work: in a terminal as one line that changes, elsewhere as a new line each time.
 *
 * @returns a function that takes the number of items done, and the total
 */
export function createProgress(
  stream: Pick<WriteStream, 'write'> & { isTTY?: boolean },
): (done: number, total: number) => void {
  const number = (count: number) => count.toLocaleString('en-US');
  return (done, total) => {
    if (total <= itemsPerUpdate || (done % itemsPerUpdate !== 0 && done !== total)) return;
    const text = `${number(done)} of ${number(total)}`;
    const end = done === total ? '\n' : '';
    stream.write(stream.isTTY ? `\r${text}${end}` : `${text}\n`);
  };
}

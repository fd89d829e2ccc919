/** A line of a table: texts, each as wide as its column at least. */
export function tableLine(columns: [text: string, width: number][]): string {
  const cells = columns.map(([text, width]) => text.padEnd(width));
  return `${cells.join('  ').trimEnd()}\n`;
}

export type Count = { name: string; count: number };

/** Bars that are shorter compare nothing. */
const shortestBars = 10;
const longestBars = 50;

/**
 * Counts as a table: name, number and share, and bars where a line has room for them.
 *
 * @param heading of the names
 * @param total of which each is a share
 * @param columns letters of a line; undefined: no terminal, no bars
 */
export function countTable(
  heading: string,
  counts: readonly Count[],
  total: number,
  columns: number | undefined,
): string {
  const nameWidth = Math.max(heading.length, ...counts.map(({ name }) => name.length));
  const countWidth = Math.max('Number'.length, String(total).length);
  const most = Math.max(...counts.map(({ count }) => count));
  const room = Math.min(longestBars, (columns ?? 0) - nameWidth - countWidth - 'Share'.length - 6);
  const bar = (count: number) =>
    room < shortestBars || count === 0
      ? ''
      : '█'.repeat(Math.max(1, Math.round((count / most) * room)));
  const line = (name: string, count: string, share: string, end: string) =>
    `${name.padEnd(nameWidth)}  ${count.padStart(countWidth)}  ${share.padStart(5)}  ${end}`.trimEnd();
  return [
    line(heading, 'Number', 'Share', ''),
    ...counts.map(({ name, count }) =>
      line(name, String(count), `${Math.round((count / total) * 100)} %`, bar(count)),
    ),
    '',
  ].join('\n');
}

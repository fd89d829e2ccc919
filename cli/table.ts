/** Formats one line of a table. Each text takes at least the width of its column. */
export function formatTableLine(columns: [text: string, width: number][]): string {
  const cells = columns.map(([text, width]) => text.padEnd(width));
  return `${cells.join('  ').trimEnd()}\n`;
}

export type Count = { name: string; count: number };

/** Shorter bars can't be compared. */
const minBarWidth = 10;
const maxBarWidth = 50;

/**
 * Formats counts as a table with name, number and share, and with bars where the line has room.
 *
 * @param heading the heading of the names
 * @param total the whole that the shares are parts of
 * @param columns the width of the terminal in characters; undefined without a terminal, which gets no bars
 */
export function formatCountTable(
  heading: string,
  counts: readonly Count[],
  total: number,
  columns: number | undefined,
): string {
  const nameWidth = Math.max(heading.length, ...counts.map(({ name }) => name.length));
  const countWidth = Math.max('Number'.length, String(total).length);
  const most = Math.max(...counts.map(({ count }) => count));
  const room = Math.min(maxBarWidth, (columns ?? 0) - nameWidth - countWidth - 'Share'.length - 6);
  const bar = (count: number) =>
    room < minBarWidth || count === 0
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

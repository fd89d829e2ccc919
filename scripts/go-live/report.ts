import { formatTableLine } from '#cli/table.ts';
import { type Item, kinds, technicalKinds } from './item.ts';

/** Longer texts are cut, since file and line tell where the full text is. */
const maxCellLength = 60;

const truncate = (text: string) =>
  text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;

const formatLocation = ({ file, line }: Item) => (line === undefined ? file : `${file}:${line}`);

function formatTable(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) => formatTableLine(row.map((text, column) => [text, width(column)])))
    .join('');
}

/** Formats the number of items of each kind that has any. */
function formatCounts(items: readonly Item[]): string {
  const counts = kinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]);
  return formatTable(
    counts.filter(([, count]) => count !== 0).map(([kind, count]) => [String(kind), String(count)]),
  );
}

/**
 * Formats the items: how many there are of each kind, then a table with kind, location, description and what to do.
 *
 * @param all whether the table has every item; otherwise it has those that concern the machine
 */
export function formatReport(items: readonly Item[], all: boolean): string {
  if (items.length === 0) return 'Nothing stands in the way of publishing.\n';
  const listed = all ? items : items.filter(({ kind }) => technicalKinds.includes(kind));
  const table = formatTable(
    listed.map((item) => [item.kind, formatLocation(item), truncate(item.what), item.todo]),
  );
  const count = items.length === 1 ? '1 thing stands' : `${items.length} things stand`;
  const rest = items.length - listed.length;
  return [
    `${count} in the way of publishing (docs/operations/go-live.md).\n`,
    formatCounts(items),
    ...(table ? [table] : []),
    ...(rest > 0 ? [`The other ${rest} are about the texts: npm run go-live -- --all\n`] : []),
  ].join('\n');
}

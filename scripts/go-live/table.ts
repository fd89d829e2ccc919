import { formatTableLine } from '#cli/table.ts';
import type { Item } from './item.ts';

/** Longer texts are cut, since file and line tell where the full text is. */
const maxCellLength = 60;

const truncate = (text: string) =>
  text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;

const formatLocation = ({ file, line }: Item) => (line === undefined ? file : `${file}:${line}`);

/** Formats the items as a table: kind, location, description, what to do. */
export function formatItemTable(items: readonly Item[]): string {
  if (items.length === 0) return 'Nothing stands in the way of publishing.\n';
  const rows = items.map((item) => [
    item.kind,
    formatLocation(item),
    truncate(item.what),
    item.todo,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    formatTableLine(row.map((text, column): [string, number] => [text, widths[column] ?? 0])),
  );
  const count = items.length === 1 ? '1 thing stands' : `${items.length} things stand`;
  return `${lines.join('')}\n${count} in the way of publishing.\n`;
}

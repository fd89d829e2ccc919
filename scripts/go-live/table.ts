import { tableLine } from '#cli/table.ts';
import type { Item } from './item.ts';

/** Longer texts are cut: the file and the line lead to the whole. */
const longest = 60;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const placeOf = ({ file, line }: Item) => (line === undefined ? file : `${file}:${line}`);

/** The items as a table for people: kind, place, what it is, what to do. */
export function itemTable(items: readonly Item[]): string {
  if (items.length === 0) return 'Nothing stands in the way of publishing.\n';
  const rows = items.map((item) => [item.kind, placeOf(item), cut(item.what), item.todo]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    tableLine(row.map((text, column): [string, number] => [text, widths[column] ?? 0])),
  );
  const count = items.length === 1 ? '1 thing stands' : `${items.length} things stand`;
  return `${lines.join('')}\n${count} in the way of publishing.\n`;
}

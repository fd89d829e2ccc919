import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';

const file = 'docs/client-questions.md';

/** Parses the cells of a Markdown table's row; returns undefined for any other line. */
function parseCells(line: string): string[] | undefined {
  if (!/^\|.*\|\s*$/.test(line)) return;
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replaceAll('**', '').trim());
}

/**
 * Lists the open questions to the client: the rows of the tables in `docs/client-questions.md`. A row is deleted once its
 * question is answered.
 *
 * @param root the project's folder
 */
export function listQuestionItems(root: string): Item[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    const todo = 'Run the command where the file is, so that no open question is missed';
    return [{ kind: 'question', file, what: 'The questions to the client are not here', todo }];
  }
  const rows = readFileSync(path, 'utf8').split('\n').map(parseCells);
  const isSeparator = (cells: string[] | undefined) =>
    cells?.every((cell) => /^:?-+:?$/.test(cell));
  return rows.flatMap((cells, index): Item[] => {
    if (!cells || isSeparator(cells) || isSeparator(rows[index + 1])) return [];
    const todo = 'Ask the client, correct the named files, and delete the row';
    return [{ kind: 'question', file, line: index + 1, what: cells[0] ?? '', todo }];
  });
}

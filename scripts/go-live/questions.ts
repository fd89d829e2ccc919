import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';

const clientFile = 'docs/client-questions.md';
const editorFile = 'docs/guides/bengali.md';
const editorHeading = '## For a native editor to confirm';

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
 * Lists the open questions: to the client, the rows of the tables in `docs/client-questions.md`; to a native editor, the
 * numbered choices at the end of `docs/guides/bengali.md`. A row or a choice is deleted once it is answered.
 *
 * @param root the project's folder
 */
export const listQuestionItems = (root: string): Item[] => [
  ...listItems(root, clientFile, 'The questions to the client are not here', listClientItems),
  ...listItems(root, editorFile, 'The choices of Bengali words are not here', listEditorItems),
];

function listItems(
  root: string,
  file: string,
  missing: string,
  list: (lines: string[]) => Item[],
): Item[] {
  const path = join(root, file);
  if (existsSync(path)) return list(readFileSync(path, 'utf8').split('\n'));
  const todo = 'Run the command where the file is, so that no open question is missed';
  return [{ kind: 'question', file, what: missing, todo }];
}

function listClientItems(lines: string[]): Item[] {
  const rows = lines.map(parseCells);
  const isSeparator = (cells: string[] | undefined) =>
    cells?.every((cell) => /^:?-+:?$/.test(cell));
  return rows.flatMap((cells, index): Item[] => {
    if (!cells || isSeparator(cells) || isSeparator(rows[index + 1])) return [];
    const todo = 'Ask the client, correct the named files, and delete the row';
    return [{ kind: 'question', file: clientFile, line: index + 1, what: cells[0] ?? '', todo }];
  });
}

function listEditorItems(lines: string[]): Item[] {
  const start = lines.indexOf(editorHeading);
  if (start < 0) return [];
  return lines.flatMap((text, index): Item[] => {
    const what = index > start ? /^\d+\. (.+)$/.exec(text)?.[1] : undefined;
    if (what === undefined) return [];
    const todo = 'Have a native editor confirm it, and delete the line';
    return [{ kind: 'question', file: editorFile, line: index + 1, what, todo }];
  });
}

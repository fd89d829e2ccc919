import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';
import { type Mark, marksIn } from './marks.ts';

/** Where texts stand that visitors read. The vocabulary has the marks' types and no texts. */
const folders = '{content,domain/submissions/forms}/**/*.ts';
const isTextFile = (file: string) =>
  !file.endsWith('.test.ts') && !file.startsWith('content/types/');

/** A fact that was checked longer ago has to be checked again. */
const factDays = 180;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Lists what the content says that the client has not confirmed, and facts that were checked too long ago.
 *
 * @param root the project's folder
 * @returns items in the order of files and lines; empty once all is confirmed
 */
export function contentItems(root: string, now: Date): Item[] {
  const files = globSync(folders, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTextFile)
    .toSorted();
  return files.flatMap((file) =>
    marksIn(readFileSync(join(root, file), 'utf8'))
      .filter((mark) => isOpen(mark, now))
      .map((mark) => ({
        kind: mark.kind,
        file,
        line: mark.line,
        what: mark.checkedOn ? `${mark.subject} (checked on ${mark.checkedOn})` : mark.subject,
        todo: todo(file, mark),
      })),
  );
}

const isOpen = ({ checkedOn }: Mark, now: Date) =>
  checkedOn === undefined || Math.floor((now.getTime() - Date.parse(checkedOn)) / dayMs) > factDays;

function todo(file: string, { kind }: Mark): string {
  if (kind === 'placeholder') return "Write the client's own";
  if (kind === 'sample') return "Write the client's own, and delete `sample: true`";
  if (kind === 'fact') return 'Check it again, and write the day into `checkedOn`';
  // What a visitor agrees to and is told about personal data has legal force.
  const who = file.includes('forms/') ? 'a lawyer' : 'the client';
  return `Have ${who} confirm the texts, and delete \`draft: true\``;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';
import { findMarks, type Mark } from './marks.ts';

/** The files with texts that visitors read. content/types has the marks' types and no texts. */
const filePattern = '{content,domain/submissions/forms}/**/*.ts';
const isTextFile = (file: string) =>
  !file.endsWith('.test.ts') && !file.startsWith('content/types/');

/** Facts that were checked longer ago must be checked again. */
const maxFactAgeDays = 180;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Lists content that the client hasn't confirmed, and facts that were checked too long ago.
 *
 * @param root the project's folder
 * @returns items in the order of files and lines; empty if everything is confirmed
 */
export function listContentItems(root: string, now: Date): Item[] {
  const files = globSync(filePattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTextFile)
    .toSorted();
  const items = files.flatMap((file) =>
    findMarks(readFileSync(join(root, file), 'utf8'))
      .filter((mark) => isOutstanding(mark, now))
      .map((mark) => ({
        kind: mark.kind,
        file,
        line: mark.line,
        what: mark.checkedOn ? `${mark.subject} (checked on ${mark.checkedOn})` : mark.subject,
        todo: describeTodo(file, mark),
      })),
  );
  return [...items, ...listSamplePosts(root)];
}

/** Lists the posts of the repository that are marked as examples in their front matter. */
const listSamplePosts = (root: string): Item[] =>
  globSync('blog/posts/**/*.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file): Item[] => {
      const text = readFileSync(join(root, file), 'utf8');
      const mark = /^sample: true$/m.exec(text);
      if (!mark) return [];
      const line = text.slice(0, mark.index).split('\n').length;
      const what = /^title: (.+)$/m.exec(text)?.[1] ?? '';
      const todo = 'Have the client confirm the post or write its own, and delete `sample: true`';
      return [{ kind: 'sample', file, line, what, todo }];
    });

const isOutstanding = ({ checkedOn }: Mark, now: Date) =>
  checkedOn === undefined ||
  Math.floor((now.getTime() - Date.parse(checkedOn)) / dayMs) > maxFactAgeDays;

function describeTodo(file: string, { kind }: Mark): string {
  if (kind === 'placeholder') return "Write the client's own";
  if (kind === 'sample') return "Write the client's own, and delete `sample: true`";
  if (kind === 'fact') return 'Check it again, and write the day into `checkedOn`';
  // Consent texts and privacy information have legal force.
  const who = file.includes('forms/') ? 'a lawyer' : 'the client';
  return `Have ${who} confirm the texts, and delete \`draft: true\``;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';

const file = 'docs/client-questions.md';

/**
 * Lists the questions to the client that have no answer: the open tasks of `docs/client-questions.md`, `- [ ] Which
 * duration holds?`. A question with an answer is ticked, `- [x]`.
 *
 * @param root the project's folder
 */
export function questionItems(root: string): Item[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    const todo = 'Run the command where the file is, so that no open question is missed';
    return [{ kind: 'question', file, what: 'The questions to the client are not here', todo }];
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  if (!lines.some((line) => /^\s*- \[[ xX]\] /.test(line))) {
    const todo = 'Write each question as a task: `- [ ] question`, or `- [x]` once it is answered';
    return [{ kind: 'question', file, what: 'No line of the file is a task', todo }];
  }
  return lines.flatMap((text, index): Item[] => {
    const question = /^\s*- \[ \] (.*)$/.exec(text)?.[1];
    if (question === undefined) return [];
    const todo = 'Ask the client, and tick it: `- [x]`';
    return [{ kind: 'question', file, line: index + 1, what: question, todo }];
  });
}

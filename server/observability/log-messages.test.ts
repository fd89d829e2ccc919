import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Finds the messages of the log in the sources: the texts in calls of `log` and in constants named `messages`. */
function loggedMessages(): string[] {
  const files = globSync('{app,blog,domain,server}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.endsWith('.test.ts'),
  });
  const calls = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\blog(?:Context\))?\.(?:fatal|error|warn|info)\(([\s\S]*?)\);\n|^const messages = \{([\s\S]*?)^\};/gm,
    ),
  ]);
  return calls.flatMap(([, inside = '', table = '']) =>
    [...(inside + table).matchAll(/'([^']+)'/g)].map(([, text = '']) => text),
  );
}

test('operators find every line of the log in docs/operations/log.md', () => {
  const messages = loggedMessages();
  expect(messages).toContain('mail given up');
  expect(messages).toContain('a page failed');
  const operations = readFileSync(join(root, 'docs/operations/log.md'), 'utf8');
  expect(messages.filter((message) => !operations.includes(`\`${message}\``))).toEqual([]);
});

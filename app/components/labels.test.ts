import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Matches literal text in attributes. The linter's `noJsxLiterals` only finds text between tags. */
const literalLabel =
  /\b(?:aria-(?:label|roledescription|description)|alt|label|placeholder|title)="[^"]*\p{L}/u;

test('no component contains the text of a label', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(app, file), 'utf8')
      .split('\n')
      .filter((line) => literalLabel.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

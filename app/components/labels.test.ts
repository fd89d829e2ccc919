import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** The linter sees text between tags (`noJsxLiterals`); this sees what a screen reader or a tooltip says. */
const spoken =
  /\b(?:aria-(?:label|roledescription|description)|alt|label|placeholder|title)="[^"]*\p{L}/u;

test('no component holds a word that a visitor sees or hears', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(app, file), 'utf8')
      .split('\n')
      .filter((line) => spoken.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

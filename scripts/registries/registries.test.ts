import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registries } from './registries.ts';

const root = join(import.meta.dirname, '../..');
const modules = Object.entries(await registries());

test('there are lists', () => {
  expect(modules).not.toHaveLength(0);
});

test.each(modules)('%s is as it would be written now', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8'), 'write it anew: npm run registries').toBe(text);
});

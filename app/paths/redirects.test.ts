import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicPaths } from './public-paths.ts';
import { redirects } from './redirects.ts';

const isFile = (path: string) => existsSync(join(import.meta.dirname, '../../public', path));

test.each([...redirects])('%s redirects to the page or file %s in one step', (from, to) => {
  expect(from).toMatch(/^(\/[a-z0-9-]+)+(\.pdf)?$/);
  expect(publicPaths.includes(to) || isFile(to)).toBe(true);
  expect(publicPaths.includes(from) || isFile(from)).toBe(false);
});

test('the Bengali edition has the same redirects', () => {
  expect(redirects.get('/bn/destinations/united-arab-emirates')).toBe('/bn/destinations/uae');
});

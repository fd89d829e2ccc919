import { expect, test } from 'vitest';
import { prerenderedPaths } from './prerendered-paths.ts';
import { redirects } from './redirects.ts';

test.each([...redirects])('%s leads to a page, %s, in one step', (from, to) => {
  expect(from).toMatch(/^(\/[a-z0-9-]+)+$/);
  expect(prerenderedPaths).toContain(to);
  expect(prerenderedPaths).not.toContain(from);
});

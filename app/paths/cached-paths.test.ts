import { expect, test } from 'vitest';
import { isCachedPath } from './cached-paths.ts';

test.each([
  ['/contact', true],
  ['/bn/contact', true],
  ['/contact?topic=germany', false],
  ['/bn/contact?topic=germany', false],
  ['/services', false],
])('%s is cached: %s', (target, expected) => {
  expect(isCachedPath(target)).toBe(expected);
});

import { expect, test } from 'vitest';
import { hasQueryVariant } from './has-query-variant.ts';

test.each([
  ['/global-programs', 'q=germany', true],
  ['/global-programs', 'q=', true],
  ['/bn/global-programs', 'q=germany', true],
  ['/global-programs', 'utm_source=q', false],
  ['/global-programs', '', false],
  ['/global-programs/study-abroad', 'q=germany', false],
  ['/destinations/germany', 'age=22', true],
  ['/bn/destinations/germany', 'studies=year-2', true],
  ['/destinations/germany', 'q=germany', false],
  ['/destinations/germany', 'utm_source=age', false],
  ['/destinations', 'age=22', false],
  ['/', 'q=germany', false],
])('%s has a variant for “%s”: %s', (path, query, expected) => {
  expect(hasQueryVariant(path, new URLSearchParams(query))).toBe(expected);
});

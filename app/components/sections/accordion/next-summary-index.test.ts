import { expect, test } from 'vitest';
import { getNextSummaryIndex } from './next-summary-index.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 5, 0],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 5],
  ['Home', 4, 0],
  ['End', 1, 5],
])('%s moves the focus from summary %i to %i of six', (key, from, to) => {
  expect(getNextSummaryIndex(key, from, 6)).toBe(to);
});

test('other keys do nothing', () => {
  for (const key of ['Enter', ' ', 'Tab', 'ArrowLeft', 'a']) {
    expect(getNextSummaryIndex(key, 2, 6)).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { getNextTabIndex } from './next-tab-index.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves the focus from tab %i of three to %i', (key, index, next) => {
  expect(getNextTabIndex(key, index, 3)).toBe(next);
});

test('other keys do nothing', () => {
  for (const key of ['Tab', 'Enter', 'ArrowDown', 'a']) {
    expect(getNextTabIndex(key, 0, 3)).toBeUndefined();
  }
});

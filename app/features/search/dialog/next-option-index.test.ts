import { expect, test } from 'vitest';
import { getNextOptionIndex } from './next-option-index.ts';

test.each([
  ['ArrowDown', undefined, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', undefined, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, 2],
  ['ArrowDown', 0, 1, 0],
  ['ArrowDown', undefined, 0, undefined],
  ['Home', 1, 3, undefined],
  ['End', 1, 3, undefined],
  ['a', 1, 3, undefined],
])('%s moves from %s of %s options to %s', (key, activeIndex, count, next) => {
  expect(getNextOptionIndex(key, activeIndex, count)).toBe(next);
});

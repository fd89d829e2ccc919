import { expect, test } from 'vitest';
import { getNextIndex } from './next-index.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves the focus from tab %i of three to %i', (key, index, next) => {
  expect(getNextIndex(key, index, { count: 3, orientation: 'horizontal' })).toBe(next);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 5, 0],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 5],
  ['Home', 4, 0],
  ['End', 1, 5],
])('%s moves the focus from summary %i to %i of six', (key, from, to) => {
  expect(getNextIndex(key, from, { count: 6, orientation: 'vertical' })).toBe(to);
});

test.each([
  ['horizontal', ['Tab', 'Enter', 'ArrowDown', 'a']],
  ['vertical', ['Tab', 'Enter', ' ', 'ArrowLeft', 'a']],
] as const)('other keys do nothing in a %s list', (orientation, keys) => {
  for (const key of keys) {
    expect(getNextIndex(key, 2, { count: 6, orientation })).toBeUndefined();
  }
});

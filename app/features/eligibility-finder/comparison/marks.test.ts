import { expect, test } from 'vitest';
import { computeMarks } from './marks.ts';

test.each([
  [
    ['a', 'a', 'a'],
    ['same', 'same', 'same'],
  ],
  [
    ['a', 'b', 'a'],
    ['same', 'odd', 'same'],
  ],
  [
    ['b', 'a', 'a'],
    ['odd', 'same', 'same'],
  ],
  [
    ['a', 'b', 'c'],
    ['all', 'all', 'all'],
  ],
  [
    ['a', 'b'],
    ['all', 'all'],
  ],
  [
    ['a', 'a'],
    ['same', 'same'],
  ],
] as const)('the keys %j have the marks %j', (keys, marks) => {
  expect(computeMarks(keys)).toEqual(marks);
});

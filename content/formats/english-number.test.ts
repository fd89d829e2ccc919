import { expect, test } from 'vitest';
import { formatEnglishNumber } from './english-number.ts';

test.each([0, 7, 38, 800, 1000, 1200, 38_000, 112_000, 1_234_567])(
  '%i is formatted as by Intl',
  (n) => {
    expect(formatEnglishNumber(n)).toBe(n.toLocaleString('en-GB'));
  },
);

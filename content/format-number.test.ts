import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([0, 7, 38, 800, 1000, 1200, 38_000, 112_000, 1_234_567])(
  '%i is formatted as by Intl',
  (n) => {
    expect(formatNumber(n)).toBe(n.toLocaleString('en-GB'));
  },
);

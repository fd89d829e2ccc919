import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

test.each([
  [{ from: 800, to: 1200 }, '800–1,200'],
  [{ from: 1800, to: 1800 }, '1,800'],
  [{ from: 38_000 }, '38,000+'],
])('%o is formatted', (stipend, text) => {
  expect(formatAmount(stipend)).toBe(text);
});

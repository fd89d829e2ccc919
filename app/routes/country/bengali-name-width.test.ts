import { expect, test } from 'vitest';
import { getBengaliWidth } from './bengali-name-width.ts';
import { estimateNameWidth } from './name-width.ts';

test('a name has the width of its widest word', () => {
  expect(estimateNameWidth('চেক প্রজাতন্ত্র')).toBe(getBengaliWidth('প্রজাতন্ত্র'));
  expect(estimateNameWidth('আমিরাত')).toBe(3.88);
});

test('an unmeasured word counts as wide', () => {
  expect(getBengaliWidth('কানাডা')).toBeGreaterThan(3.5);
});

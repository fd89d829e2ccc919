import { expect, test } from 'vitest';
import { getNameWidth } from './name-width.ts';

/** Widths in em, measured with the page's font in a canvas of Chromium. */
const measured: [name: string, width: number][] = [
  ['USA', 1.92],
  ['Germany', 4.16],
  ['United Kingdom', 4.06],
  ['Netherlands', 5.61],
  ['Italy', 1.99],
  ['জার্মানি', 3.08],
  ['নেদারল্যান্ডস', 5.39],
  ['চেক প্রজাতন্ত্র', 3.4],
];

test.each(measured)('%s is as wide as its widest word: %d em', (name, width) => {
  expect(getNameWidth(name) / width).toBeGreaterThan(0.99);
  expect(getNameWidth(name) / width).toBeLessThan(1.01);
});

test('a word that is not measured yet counts as wide, so that it fits', () => {
  expect(getNameWidth('Luxembourg')).toBeGreaterThan(6);
  expect(getNameWidth('কানাডা')).toBeGreaterThan(3.5);
});

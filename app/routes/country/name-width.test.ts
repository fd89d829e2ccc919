import { expect, test } from 'vitest';
import { estimateNameWidth } from './name-width.ts';

/** Widths in em, measured with the page's font in a canvas of Chromium. */
const measured: [name: string, width: number][] = [
  ['USA', 1.92],
  ['UAE', 1.9],
  ['Germany', 4.16],
  ['Denmark', 4.19],
  ['France', 3.05],
  ['Italy', 1.99],
  ['Spain', 2.52],
  ['Portugal', 3.9],
  ['United Kingdom', 4.06],
  ['Ireland', 3.15],
  ['Netherlands', 5.61],
  ['New Zealand', 3.6],
  ['Czech Republic', 3.87],
  ['Croatia', 3.23],
  ['Montenegro', 5.57],
  ['Malta', 2.57],
  ['Greece', 3.15],
  ['Thailand', 3.92],
  ['Vietnam', 3.87],
  ['Indonesia', 4.4],
  ['Malaysia', 3.94],
  ['Hong Kong', 2.38],
  ['China', 2.5],
  ['United Arab Emirates', 4.07],
  ['Bahrain', 3.52],
];

test.each(measured)('%s is about %d em wide', (name, width) => {
  expect(estimateNameWidth(name) / width).toBeGreaterThan(0.95);
  expect(estimateNameWidth(name) / width).toBeLessThan(1.05);
});

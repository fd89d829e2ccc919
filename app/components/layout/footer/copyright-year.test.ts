import { expect, test } from 'vitest';
import { parseCopyrightYear } from './copyright-year.ts';

test.each([
  ['<span data-copyright-year="true">2026</span>', '2026'],
  ['<span data-copyright-year="true">২০২৬</span>', '2026'],
  ['<p>2026</p>', undefined],
])('the year of %s', (html, year) => {
  expect(parseCopyrightYear(html)).toBe(year);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureNameWidths, readNameWidths } from './name-widths.ts';

test('the widths of the countries’ names are those of the fonts: else run `npx node scripts/name-widths.ts`', () => {
  expect(readNameWidths()).toEqual(measureNameWidths());
});

test('names are measured with the letter spacing of the heading', () => {
  const styles = join(import.meta.dirname, '../app/routes/country/hero.module.css');
  expect(readFileSync(styles, 'utf8')).toContain('letter-spacing: -0.05em;');
});

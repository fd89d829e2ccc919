import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { internationalInternship } from '#app/content/programmes/international-internship.ts';
import record from '#app/content/programmes/international-internship-brochure.json' with {
  type: 'json',
};
import { brochureHtml } from './brochure-html.ts';

const pdf = readFileSync(
  join(import.meta.dirname, '../../public', internationalInternship.brochure.download.path),
);

test('the brochure says what the page says: else run `node scripts/brochure.ts`', () => {
  expect(record.madeFrom).toBe(createHash('sha256').update(brochureHtml()).digest('hex'));
});

test('the page shows the size of the brochure that is served', () => {
  expect(pdf.length).toBe(record.bytes);
  expect(pdf.length).toBeLessThan(500_000);
});

test('the brochure is a tagged PDF with a language', () => {
  const source = pdf.toString('latin1');
  expect(source.startsWith('%PDF-')).toBe(true);
  expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Type\s*\/MarkInfo\s*\/Marked true/);
  expect(source).toContain('/Lang (en-GB)');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programmes } from './programmes.ts';
import { programmePages, programmeRecords } from './records.ts';

test.each(programmes)('the record and the page of $slug belong to it', ({ slug, name }) => {
  expect(programmeRecords[slug].slug).toBe(slug);
  expect(programmePages[slug].name).toBe(name);
});

test('records.ts has every file of a programme', () => {
  const folder = join(import.meta.dirname, '../programme-pages');
  const files = readdirSync(folder).filter((file) =>
    /^export const programme\b/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  const slugs = files.map((file) => file.replace('.ts', ''));
  expect(slugs.sort()).toEqual(Object.keys(programmeRecords).sort());
});

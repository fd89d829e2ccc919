import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Destination } from '../types/destination.ts';
import { findDestination } from './find-destination.ts';
import { countryRecords } from './records.ts';

/** Creates a flag's emoji, which is the country code in regional indicators: 🇩🇪 is D and E. */
const createFlagEmoji = (countryCode: string) =>
  countryCode.replace(/[a-z]/g, (letter) =>
    String.fromCodePoint(letter.charCodeAt(0) - 'a'.charCodeAt(0) + 0x1f1e6),
  );

test.each(Object.entries(countryRecords))(
  'the record of %s has its flag, its name and every list',
  (slug, record) => {
    const destination: Destination | undefined = findDestination(slug);
    expect(record.flag).toBe(createFlagEmoji(destination?.countryCode ?? ''));
    const { required, programSpecific, visa } = record.documents;
    expect(record.poster.file).toBe(`place-${slug}`);
    const isPaused = record.placements.every(({ paused }) => paused);
    expect(destination?.isPaused === true, '`isPaused` in destinations.ts').toBe(isPaused);
    const { overview, placements, eligibility, benefits, included, notIncluded } = record;
    for (const list of [required, programSpecific, visa, overview, placements, eligibility]) {
      expect(list).not.toHaveLength(0);
    }
    for (const list of [benefits, included, notIncluded]) expect(list).not.toHaveLength(0);
  },
);

test('records.ts has every file of a country', () => {
  const folder = join(import.meta.dirname, '../countries');
  const files = readdirSync(folder).filter((file) =>
    /\) satisfies Country,$/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  const slugs = files.map((file) => file.replace('.ts', ''));
  expect(slugs.sort()).toEqual(Object.keys(countryRecords).sort());
});

import { expect, test } from 'vitest';
import { destinations } from './destinations.ts';
import { findDestination } from './find-destination.ts';
import { posterOf } from './posters.ts';
import { countryRecords } from './records.ts';

/** The emoji of a flag is its country code in regional indicators: 🇩🇪 is D and E. */
const emojiOf = (countryCode: string) =>
  countryCode.replace(/[a-z]/g, (letter) =>
    String.fromCodePoint(letter.charCodeAt(0) - 'a'.charCodeAt(0) + 0x1f1e6),
  );

const written = Object.entries(countryRecords);

test.each(written)('the record of %s has its flag, its name and every list', (slug, record) => {
  const destination = findDestination(slug);
  expect(record.flag).toBe(emojiOf(destination?.countryCode ?? ''));
  expect([record.country, record.shortName]).toContain(destination?.name);
  const { required, programSpecific, visa } = record.documents;
  const { overview, programs, eligibility, benefits, included, notIncluded } = record;
  for (const list of [required, programSpecific, visa, overview, programs, eligibility]) {
    expect(list).not.toHaveLength(0);
  }
  for (const list of [benefits, included, notIncluded]) expect(list).not.toHaveLength(0);
});

test('every destination has a poster', () => {
  for (const { slug } of destinations) expect(posterOf(slug)).toContain(`place-${slug}`);
});

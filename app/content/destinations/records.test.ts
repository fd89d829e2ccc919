import { expect, test } from 'vitest';
import { countryCodeOf } from './country-code.ts';
import { destinations } from './destinations.ts';
import { posterOf } from './posters.ts';
import { countryRecords } from './records.ts';

const written = Object.entries(countryRecords);

test.each(written)('the record of %s has its flag, its name and every list', (slug, record) => {
  const destination = destinations.find((entry) => entry.slug === slug);
  expect(countryCodeOf(record.flag)).toBe(destination?.countryCode);
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

import { expect, test } from 'vitest';
import { findCountryRecord } from '#content/destinations/bengali-records.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { createSummary } from './summary.ts';

test.each(Object.entries(countryRecords))(
  'the description of %s fits in a search result',
  (_, record) => {
    const summary = createSummary(record);
    expect(summary.length).toBeGreaterThanOrEqual(70);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/[.?!]$/);
  },
);

test('a Bengali description ends its sentences with a dari', () => {
  const germany = findCountryRecord('germany', 'bn');
  if (!germany) throw new Error('Germany has no Bengali record');
  const summary = createSummary(germany, 'bn');
  expect(summary).toContain(`${germany.subheadline}। `);
  expect(summary).toMatch(/[।?!]$/);
  expect(summary.length).toBeLessThanOrEqual(160);
});

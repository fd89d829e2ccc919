import { expect, test } from 'vitest';
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

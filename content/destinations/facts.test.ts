import { expect, test } from 'vitest';
import type { Country } from '../types/country.ts';
import { countryRecords } from './records.ts';

test('every fact has a source with an https URL, and a date', () => {
  const facts = Object.values<Country>(countryRecords).flatMap((record) => record.facts ?? []);
  for (const { text, source, checkedOn } of facts) {
    expect(new URL(source.address).protocol, text.en).toBe('https:');
    expect(Object.values(source.name), text.en).not.toContain('');
    expect(new Date(checkedOn).toISOString().slice(0, 10), text.en).toBe(checkedOn);
  }
});

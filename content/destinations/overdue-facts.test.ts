import { expect, test } from 'vitest';
import type { Country, CountryFact } from '../types/country.ts';
import { germany as germanies } from './germany.ts';

const germany = germanies.en;

import { findOverdueFacts } from './overdue-facts.ts';
import { countryRecords } from './records.ts';

const createFact = (checkedOn: string): CountryFact => ({
  text: { en: `Read on ${checkedOn}.`, bn: `${checkedOn} তারিখে পড়া।` },
  source: {
    name: { en: 'An office', bn: 'একটি অফিস' },
    address: 'https://office.example.org/visas',
  },
  checkedOn,
});

const today = new Date('2027-06-30T12:00:00Z');
const records: Record<string, Country> = {
  germany: { ...germany, facts: [createFact('2027-06-29'), createFact('2026-12-31')] },
  france: { ...germany, facts: [createFact('2026-05-01')] },
  spain: germany,
};

test('facts that were checked more than 180 days ago are overdue, the oldest first', () => {
  expect(findOverdueFacts(today, records)).toEqual([
    { slug: 'france', file: 'content/destinations/france.ts', fact: createFact('2026-05-01') },
    { slug: 'germany', file: 'content/destinations/germany.ts', fact: createFact('2026-12-31') },
  ]);
});

test('a fact is overdue after more than 180 days', () => {
  const only = { germany: { ...germany, facts: [createFact('2027-01-01')] } };
  expect(findOverdueFacts(new Date('2027-06-30T00:00:00Z'), only)).toEqual([]);
  expect(findOverdueFacts(new Date('2027-07-01T00:00:00Z'), only)).toHaveLength(1);
});

test('every fact has a source with an https URL, and a date', () => {
  const facts = Object.values<Country>(countryRecords).flatMap((record) => record.facts ?? []);
  for (const { text, source, checkedOn } of facts) {
    expect(new URL(source.address).protocol, text.en).toBe('https:');
    expect(Object.values(source.name), text.en).not.toContain('');
    expect(new Date(checkedOn).toISOString().slice(0, 10), text.en).toBe(checkedOn);
  }
});

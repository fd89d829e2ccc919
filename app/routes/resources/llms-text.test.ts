import { expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { listings } from '#domain/eligibility/opportunities.ts';
import { createLlmsText } from './llms-text.ts';

const text = createLlmsText('https://www.example.org');
const lines = text.split('\n');

test('every programme and every country has links to its page and its application form', () => {
  for (const { name, path, applicationPath } of programmes) {
    expect(text).toContain(`- [${name}](https://www.example.org${path}): `);
    expect(text).toContain(`  - Apply: https://www.example.org${applicationPath}\n`);
  }
  for (const { name, slug } of destinations) {
    expect(lines).toContain(`### [${name}](https://www.example.org/destinations/${slug})`);
  }
  expect(lines.filter((line) => line.startsWith('  - Apply: '))).toHaveLength(listings.length);
});

test('an offer has the figures and the requirements of its page', () => {
  const headingIndex = lines.indexOf('### [Germany](https://www.example.org/destinations/germany)');
  expect(lines.slice(headingIndex + 5, headingIndex + 8)).toEqual([
    '- [Internship](https://www.example.org/destinations/germany): 6-12 months; EUR 800-1,200 a month (about BDT 112,000-168,000)',
    '  - Asks for: an age of 18-35; studies from the 2nd year, or a graduation within 12 months; basic English; a passport valid 2 years',
    '  - Apply: https://www.example.org/apply/international-internship',
  ]);
});

test('an offer without a length or a stipend has the usual length and "ask us"', () => {
  const headingIndex = lines.indexOf('### [Malta](https://www.example.org/destinations/malta)');
  expect(lines[headingIndex + 2]).toMatch(/: typically 3-12 months; stipend: ask us$/);
});

test('the text is Markdown without HTML or missing values', () => {
  expect(text).not.toMatch(/undefined|null|\[object|<\w|\u00a0/);
  expect(lines[0]).toMatch(/^# /);
  expect(lines[2]).toMatch(/^> /);
});

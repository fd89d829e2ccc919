import { expect, test } from 'vitest';
import { localisedCountries } from '#content/destinations/records.ts';
import type { Language } from '#content/language.ts';
import type { Country } from '#content/types/country.ts';
import { createSummary } from './summary.ts';

const list = (language: Language, records: Partial<Record<string, Country>>) =>
  Object.entries(records).map(([slug, record]) => ({ language, slug, record }));

test.each([...list('en', localisedCountries.en), ...list('bn', localisedCountries.bn)])(
  'the description of $slug ($language) fits in a search result',
  ({ language, record }) => {
    const summary = record ? createSummary(record, language) : '';
    expect(summary.length).toBeGreaterThanOrEqual(70);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(language === 'en' ? /[.?!]$/ : /[।?!]$/);
    expect(summary).not.toMatch(language === 'en' ? /।/ : /\. /);
  },
);

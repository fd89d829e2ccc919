import { expect, test } from 'vitest';
import { getPositionName } from '../positions.ts';
import type { Country } from '../types/country.ts';
import { countryRecords } from './records.ts';

/*
 * Our prose never describes what embassies, laws, quotas and employers do at present, because it changes without our
 * knowing.
 */
const timeSensitivePatterns: Readonly<Record<string, RegExp>> = {
  'a year': /\b(?:19|20)\d\d\b/,
  'a time from which something holds': /\bsince\b|\bin recent years\b|\bfor decades\b/i,
  'the present': /\b(?:currently|at present|nowadays|these days|recently|no longer)\b/i,
  // "Visa and embassy fees" is allowed, because it names no amount.
  'what an embassy does': /\b(?:embassy(?! fees)|consulate|high commission|consular)\b/i,
  'a visa centre': /\b(?:visa|application) cent(?:re|er)\b/i,
  'an embassy’s city': /\bNew Delhi\b|\bBanani\b|\bembassies? in \p{Lu}/u,
  'a permit or a quota': /\b(?:work|residence|entry|employment) permits?\b|\bquotas?\b/i,
  'a sponsor’s duty': /\bsponsor(?:s|ed|ship)?\b|\bDS-\d+\b/i,
  'an authority': /\b(?:SIRI|IND|UKVI|VFS|USCIS|State Department|Immigration New Zealand)\b/,
  'the rules of an area': /\bSchengen\b|\bEuropean Economic Area\b/,
  'a street': /\p{Lu}\w+ (?:Street|Road|Lane|Avenue)\b|\bRua do?\b|\brue d[ue]\b/u,
  'where people of one origin live':
    /\bcommunit(?:y|ies)\b|\b(?:Bangladeshi|Bengali) (?:quarters?|neighbours|grocers|canteens|kitchens|signs|addresses)\b|\bMini Dhaka\b/i,
  'how many':
    /\b(?:only|few|many|largest?|one) (?:official )?(?:mosques?|Bangladeshis|Bengalis)\b/i,
  'an airline’s timetable': /\bdirect flights?\b/i,
  'what employers and kitchens do':
    /\bhalal\b|\bmenus?\b|\bshifts?\b|\bcanteens?\b|\bweeks ahead\b|\breligion\b|\bstays? private\b/i,
  'which apps work': /\bapps?\b/i,
};

/** Lists all texts of a country's file. */
const listTexts = (record: Country) => [
  record.subheadline,
  ...record.overview,
  ...record.placements.flatMap(({ title, text, positions, picture }) => [
    title,
    text,
    ...positions.map((id) => getPositionName(id, 'en')),
    picture?.description ?? '',
  ]),
  ...record.benefits,
  ...record.included,
  ...record.notIncluded,
  ...(record.testimonials ?? []).map(({ quote }) => quote),
  record.poster.description,
  record.closing,
];

/** @returns 'a year: Since 2018 …' for each pattern that a text matches */
const findTimeSensitiveTexts = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    Object.entries(timeSensitivePatterns)
      .filter(([, pattern]) => pattern.test(text))
      .map(([name]) => `${name}: ${text}`),
  );

/** The client hasn't said where hosts are, or who they are (docs/client-questions.md). Pictures may show a sea. */
const unconfirmedHosts = /\b(?:seaside|by the sea|near the sea|coast(?:al)?|resorts?|spa|beach)\b/i;

test.each(Object.entries(countryRecords))('%s promises no host by the sea', (_, record) => {
  const { subheadline, overview, placements, closing } = record;
  const texts = [
    subheadline,
    ...overview,
    ...placements.flatMap((each) => [each.title, each.text]),
  ];
  expect([...texts, closing].filter((text) => unconfirmedHosts.test(text))).toEqual([]);
});

test.each(Object.entries(countryRecords))('%s has no time-sensitive text', (_, record) => {
  expect(findTimeSensitiveTexts(listTexts(record))).toEqual([]);
});

test.each([
  ['a year', 'Bahrain stopped new work visas in 2018.'],
  ['a time from which something holds', 'Since last spring applications are examined strictly.'],
  ['the present', 'Visas are currently limited.'],
  ['what an embassy does', 'The embassy asks for an interview.'],
  ['a visa centre', 'Hand in your passport at the visa centre.'],
  ['an embassy’s city', 'Documents go to New Delhi.'],
  ['a permit or a quota', 'The quota is full by May.'],
  ['a sponsor’s duty', 'A licensed sponsor issues it.'],
  ['an authority', 'The IND decides.'],
  ['the rules of an area', 'It does not open the Schengen countries.'],
  ['a street', 'Around Brick Lane everybody knows it.'],
  ['where people of one origin live', 'There is a large community.'],
  ['how many', 'Few Bangladeshis live here.'],
  ['an airline’s timetable', 'There are direct flights.'],
  ['what employers and kitchens do', 'Shifts that are planned weeks ahead'],
  ['what employers and kitchens do', 'Halal food at work and outside'],
  ['what employers and kitchens do', 'Fish on every menu'],
  ['which apps work', 'Ask us which apps to install before you fly.'],
])('%s is found', (name, text) => {
  expect(findTimeSensitiveTexts([text])).toContain(`${name}: ${text}`);
});

/** The places of work that the specification gives (requirements 9). No other place is confirmed. */
const confirmedPlaces: Readonly<Record<string, readonly string[]>> = {
  uae: ['Dubai', 'Abu Dhabi', 'Sharjah'],
  bahrain: ['Manama', 'Muharraq', 'Riffa'],
};

test.each(Object.entries<Country>(countryRecords))(
  '%s names only places of work that the client has confirmed',
  (slug, { placements }) => {
    for (const { location } of placements) expect(location).toEqual(confirmedPlaces[slug]);
  },
);

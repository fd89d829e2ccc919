import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { search as wordings } from '#content/search.ts';
import { createSearch, type SearchResults } from './create-search.ts';
import type { HighlightedText } from './highlight-matches.ts';
import { searchRecords } from './search-records.server.ts';

const { find: search, findById, findNearest } = createSearch(searchRecords.en);

const wording = wordings.en;

const joinParts = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');
const getFirstName = ({ groups }: SearchResults) => joinParts(groups[0]?.results[0]?.name ?? []);
const listNames = (results: SearchResults, kind: string) =>
  results.groups.find((group) => group.kind === kind)?.results.map(({ name }) => joinParts(name)) ??
  [];
/** The text with its highlighted parts in brackets. */
const formatHighlights = (parts: HighlightedText = []) =>
  parts.map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('');

test.each([
  ['germany', 'Germany'],
  ['Ger', 'Germany'],
  ['GERMNY', 'Germany'],
  ['den', 'Denmark'],
  ['agricultre', 'Agriculture Internship'],
  ['virtual intership', 'Virtual Internship'],
  ['hong kong', 'Hong Kong'],
  ['New-Zealand', 'New Zealand'],
  ['study abroad', 'Study Abroad'],
  ['do i need ielts?', 'Do I need IELTS?'],
  ['contact', 'Contact'],
  ['about us', 'About us'],
  ['passport', 'Which passport do I need?'],
])('the first result for %s is %s', (query, name) => {
  expect(getFirstName(search(query))).toBe(name);
});

test.each([
  ['জার্মানি', 'Germany'],
  ['জার্মানী', 'Germany'],
  ['জার্মানিতে', 'Germany'],
  ['মালয়েশিয়া'.normalize('NFD'), 'Malaysia'],
  ['নিউ জিল্যান্ড', 'New Zealand'],
  ['আমেরিকা', 'USA'],
  ['দুবাই', 'United Arab Emirates'],
  ['কৃষি', 'Agriculture Internship'],
  ['মেডিকেল ইন্টার্নশিপ', 'Medical Internships Abroad'],
  ['jarmani', 'Germany'],
  ['Jarmany', 'Germany'],
  ['malayshia', 'Malaysia'],
  ['krishi', 'Agriculture Internship'],
  ['UK', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
])('%s is interpreted as %s', (query, name) => {
  const results = search(query);
  expect(results.interpretations.map(({ names }) => names)).toEqual([[name]]);
  expect(getFirstName(results)).toBe(name);
});

test('a recognised Bengali name finds all records with the name, and is shown in Bengali', () => {
  const results = search('জার্মানি');
  expect(listNames(results, 'programme')).toEqual(
    expect.arrayContaining(['Ausbildung', 'Internship']),
  );
  const [germany] = results.groups[0]?.results ?? [];
  expect(germany).toMatchObject({ bengali: true, text: [{ text: 'জার্মানি' }] });
  expect(formatHighlights(germany?.name)).toBe('Germany');
});

test('a name is recognised among other words', () => {
  expect(search('jarmani internship').interpretations).toEqual([
    { written: 'jarmani', names: ['Germany'] },
  ]);
  const programmes = search('internship in jarmani').groups.find(
    ({ kind }) => kind === 'programme',
  );
  expect(joinParts(programmes?.results[0]?.text ?? [])).toContain('Germany');
});

test('if no record has all words, those with the most words are found', () => {
  const { groups, total } = search('do i need a passport for an internship in germany');
  expect(total).toBeLessThan(10);
  const firstThree = groups.flatMap(({ results }) => results).slice(0, 3);
  expect(firstThree.map(({ name }) => joinParts(name))).toEqual(
    expect.arrayContaining(['Which passport do I need?', 'Internship']),
  );
});

test('results of several kinds that are better than the rest come first, whatever their kind', () => {
  const { groups, total } = search('salary');
  expect(groups[0]).toMatchObject({ kind: 'best', total: 3 });
  expect(new Set(groups[0]?.results.map(({ to }) => to)).size).toBe(3);
  expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
});

describe('synonyms', () => {
  const listPaths = (query: string) =>
    search(query).groups.flatMap(({ results }) => results.map(({ to }) => to));

  test.each([
    ['another word', 'scholarship', 'waiver'],
    ['a Bengali word', 'scholarship', 'বৃত্তি'],
    ['a Bengali word with a case ending', 'scholarship', 'বৃত্তির'],
    ['a Bengali word written by ear', 'scholarship', 'britti'],
  ])('%s finds the same', (_, word, synonym) => {
    expect(listPaths(synonym)).toContain('/global-programs/study-abroad');
    expect(new Set(listPaths(synonym))).toEqual(new Set(listPaths(word)));
  });

  test('rank below the word itself', () => {
    expect(listPaths('webinar')[0]).toBe('/events');
    expect(listPaths('teacher')[0]).toBe('/destinations/usa');
  });
});

describe('the nearest records of a query without results', () => {
  const listNames = (query: string) =>
    findNearest(query, wording.none.records).map(({ name }) => joinParts(name));

  test('are those with similar words', () => {
    expect(listNames('mlta')).toContain('Malta');
  });

  test('are filled up to three different pages', () => {
    expect(findNearest('zzzz', wording.none.records).map(({ to }) => to)).toEqual(
      wording.none.records,
    );
    expect(new Set(findNearest('mars', wording.none.records).map(({ to }) => to)).size).toBe(3);
  });
});

test('the records are small enough for a phone', () => {
  expect(brotliCompressSync(JSON.stringify(searchRecords.en)).length).toBeLessThan(9_200);
});

test('a prefix of two names is interpreted as both', () => {
  const results = search('মাল');
  expect(results.interpretations[0]?.names.toSorted()).toEqual(['Malaysia', 'Malta']);
  expect(listNames(results, 'country').toSorted()).toEqual(['Malaysia', 'Malta']);
});

test.each([
  'germany',
  'virtual internship',
  'United Kingdom',
  'ger',
  'mal',
  'paid internship',
  'x',
  '',
])('“%s” is not interpreted', (query) => {
  expect(search(query).interpretations).toEqual([]);
});

test.each(['Mars', 'zzzz', '?!', '', '   ', 'ক', '<script>'])('“%s” has no results', (query) => {
  expect(search(query)).toMatchObject({ groups: [], total: 0 });
});

describe('highlights', () => {
  test.each([
    ['ger', '[Ger]many'],
    ['germny', '[Germany]'],
    ['new zea', '[New] [Zea]land'],
  ])('of the query %s: %s', (query, name) => {
    expect(formatHighlights(search(query).groups[0]?.results[0]?.name)).toBe(name);
  });

  test('in the line below the name, too', () => {
    const programmes = search('ger').groups.find(({ kind }) => kind === 'programme');
    expect(formatHighlights(programmes?.results[0]?.text)).toContain('[Ger]many');
  });
});

test('programmes come before the placements of countries', () => {
  const [group] = search('intership', 5).groups;
  expect(group?.kind).toBe('programme');
  const found = group?.results.map(({ to }) => to) ?? [];
  expect(found).toContain('/global-programs/international-internship');
  expect(found.filter((to) => to.startsWith('/global-programs/')).length).toBeGreaterThan(3);
});

test('a group is limited to the given number of results, and its total counts all', () => {
  const { groups, total } = search('internship', 5);
  expect(total).toBeGreaterThan(20);
  expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
  for (const { results, total: all } of groups) {
    expect(results.length).toBe(Math.min(5, all));
  }
});

test('every country and programme is found by its name and by each of its spellings', () => {
  const missed: string[] = [];
  for (const { name, bengali, latin } of searchRecords.en.spellings) {
    if (getFirstName(search(name)) !== name) missed.push(name);
    for (const spelling of [...bengali, ...latin]) {
      if (getFirstName(search(spelling)) !== name) missed.push(`${spelling} of ${name}`);
    }
  }
  expect(searchRecords.en.spellings).toHaveLength(destinations.length + programmes.length);
  expect(missed).toEqual([]);
});

test('the suggestions exist in the records', () => {
  const start = findById(wording.start.records);
  expect(start.map(({ name }) => joinParts(name))).toEqual([
    'Germany',
    'USA',
    'International Internship',
    'Agriculture Internship',
    'Do I need IELTS?',
  ]);
  expect(findById(['atlantis'])).toEqual([]);
});

test('a short word is no beginning of a name, unless it is the last one', () => {
  expect(search('english pari na').interpretations).toEqual([]);
  expect(search('mila intern').interpretations).toEqual([]);
  expect(search('intern mila').interpretations).toEqual([{ written: 'mila', names: ['Italy'] }]);
});

test('a number that is no year isn’t looked up beside other words', () => {
  expect(search('12 years old')).toMatchObject({ groups: search('years old').groups });
  expect(search('12').total).toBeGreaterThan(0);
});

test.each([
  ['U.S.', 'USA'],
  ['U.S.A. visa', 'USA'],
  ['us visa', 'USA'],
  ['U.K.', 'United Kingdom'],
  ['about us', 'About us'],
  ['contact us', 'Contact'],
])('the abbreviation or pronoun in “%s” finds %s', (query, name) => {
  expect(getFirstName(search(query))).toBe(name);
});

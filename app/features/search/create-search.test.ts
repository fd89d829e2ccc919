import { describe, expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { search as wording } from '#content/search.ts';
import { createSearch, type SearchResults } from './create-search.ts';
import { searchRecords } from './search-records.server.ts';

const { find: search, findByName } = createSearch(searchRecords);

const line = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');
const first = ({ groups }: SearchResults) => line(groups[0]?.results[0]?.name ?? []);
const names = (answer: SearchResults, kind: string) =>
  answer.groups.find((group) => group.kind === kind)?.results.map(({ name }) => line(name)) ?? [];
/** Marked letters in brackets. */
const marked = (parts: { text: string; marked: boolean }[] = []) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

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
])('%s finds %s first', (query, name) => {
  expect(first(search(query))).toBe(name);
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
])('%s is read as %s', (query, name) => {
  const answer = search(query);
  expect(answer.interpretations.map(({ names }) => names)).toEqual([[name]]);
  expect(first(answer)).toBe(name);
});

test('a name that is read finds all that speaks of it, and stands below it in Bengali', () => {
  const answer = search('জার্মানি');
  expect(names(answer, 'programme')).toEqual(expect.arrayContaining(['Ausbildung', 'Internship']));
  const [germany] = answer.groups[0]?.results ?? [];
  expect(germany).toMatchObject({ bengali: true, text: [{ text: 'জার্মানি' }] });
  expect(marked(germany?.name)).toBe('Germany');
});

test('a name may stand among other words', () => {
  expect(search('jarmani internship').interpretations).toEqual([
    { written: 'jarmani', names: ['Germany'] },
  ]);
  const programmes = search('internship in jarmani').groups.find(
    ({ kind }) => kind === 'programme',
  );
  expect(line(programmes?.results[0]?.text ?? [])).toContain('Germany');
});

test('where nothing has all words, what has most of them is found', () => {
  const { groups, total } = search('do i need a passport for an internship in germany');
  expect(total).toBeLessThan(10);
  expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['question', 'country']));
});

test('the beginning of two names is read as either', () => {
  const answer = search('মাল');
  expect(answer.interpretations[0]?.names.toSorted()).toEqual(['Malaysia', 'Malta']);
  expect(names(answer, 'country').toSorted()).toEqual(['Malaysia', 'Malta']);
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
])('“%s” is looked for as it is', (query) => {
  expect(search(query).interpretations).toEqual([]);
});

test.each(['Mars', 'zzzz', '?!', '', '   ', 'ক', '<script>'])('“%s” finds nothing', (query) => {
  expect(search(query)).toMatchObject({ groups: [], total: 0 });
});

describe('what is marked', () => {
  test.each([
    ['ger', '[Ger]many'],
    ['germny', '[Germany]'],
    ['new zea', '[New] [Zea]land'],
  ])('of %s: %s', (query, name) => {
    expect(marked(search(query).groups[0]?.results[0]?.name)).toBe(name);
  });

  test('in the line below the name too', () => {
    const programmes = search('ger').groups.find(({ kind }) => kind === 'programme');
    expect(marked(programmes?.results[0]?.text)).toContain('[Ger]many');
  });
});

test('the programmes themselves come before what a country offers', () => {
  const [group] = search('intership', 5).groups;
  expect(group?.kind).toBe('programme');
  const found = group?.results.map(({ to }) => to) ?? [];
  expect(found).toContain('/global-programs/international-internship');
  expect(found.filter((to) => to.startsWith('/global-programs/')).length).toBeGreaterThan(3);
});

test('a kind shows so many, best first, and counts all', () => {
  const { groups, total } = search('internship', 5);
  expect(total).toBeGreaterThan(20);
  expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
  for (const { results, total: all } of groups) {
    expect(results.length).toBe(Math.min(5, all));
  }
});

test('every country and programme is found by its name and by each of its spellings', () => {
  const missed: string[] = [];
  for (const { name, bengali, latin } of searchRecords.spellings) {
    if (first(search(name)) !== name) missed.push(name);
    for (const spelling of [...bengali, ...latin]) {
      if (first(search(spelling)) !== name) missed.push(`${spelling} of ${name}`);
    }
  }
  expect(searchRecords.spellings).toHaveLength(destinations.length + programmes.length);
  expect(missed).toEqual([]);
});

test('where to start is what can be found', () => {
  const start = findByName(wording.start.names);
  expect(start.map(({ name }) => line(name))).toEqual(wording.start.names);
  expect(findByName(['Atlantis'])).toEqual([]);
});

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getCountryName } from '#content/destinations/country-names.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { getProgrammeName } from '#content/names.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { search as wordings } from '#content/search.ts';
import { createSearch } from './create-search.ts';
import { searchRecords } from './search-records.server.ts';

const { find, findById } = createSearch(searchRecords.bn);

const joinParts = (parts: { text: string }[] = []) => parts.map(({ text }) => text).join('');
const findFirst = (query: string) => find(query).groups[0]?.results[0];

test.each([
  ['জার্মানি', '/destinations/germany'],
  ['জার্মানিতে', '/destinations/germany'],
  ['জার্মানী', '/destinations/germany'],
  ['jarmani', '/destinations/germany'],
  ['germany', '/destinations/germany'],
  ['GERMNY', '/destinations/germany'],
  ['আমেরিকা', '/destinations/usa'],
  ['usa', '/destinations/usa'],
  ['কৃষি', '/global-programs/agriculture-internship'],
  ['krishi', '/global-programs/agriculture-internship'],
  ['study abroad', '/global-programs/study-abroad'],
  ['বিদেশে পড়াশোনা', '/global-programs/study-abroad'],
  ['britti', '/global-programs/study-abroad'],
  ['scholarship', '/global-programs/study-abroad'],
  ['খরচ কত', '/global-programs#costs'],
  ['how much does it cost', '/global-programs#costs'],
  ['যোগাযোগ', '/contact'],
  ['phone number', '/contact'],
])('on a Bengali page, “%s” finds %s', (query, to) => {
  expect(findFirst(query)?.to).toBe(to);
});

/** Questions as visitors type them, each with a page that answers it. */
test.each([
  ['নার্স', '/global-programs/medical-internships'],
  ['can a nurse go abroad', '/global-programs/medical-internships'],
  ['আমেরিকায় শিক্ষক', '/destinations/usa'],
  ['teacher job in america', '/destinations/usa'],
  ['ডেনমার্কে খামারে কাজ', '/destinations/denmark'],
  ['দুবাইতে হোটেলে চাকরি', '/destinations/uae'],
  ['ঘরে বসে ইন্টার্নশিপ', '/global-programs/virtual-internship'],
  ['virtual internship', '/global-programs/virtual-internship'],
  ['অফিসের ঠিকানা', '/contact'],
  ['office address dhaka', '/contact'],
  ['কর্মী নিয়োগ', '/national-programs/employers'],
  ['জার্মানিতে বেতন', '/destinations/germany'],
])('among the first three results for “%s” is %s', (query, to) => {
  const results = find(query).groups.flatMap((group) => group.results);
  expect(results.slice(0, 3).map((result) => result.to)).toContain(to);
});

test('every name, in both languages, and each of its spellings finds the page of that name', () => {
  const names = [
    ...destinations.map(({ slug }) => [getCountryName(slug, 'en'), getCountryName(slug, 'bn')]),
    ...programmes.map(({ slug }) => [getProgrammeName(slug, 'en'), getProgrammeName(slug, 'bn')]),
  ];
  const spellings = new Map(searchRecords.bn.spellings.map(({ name, ...each }) => [name, each]));
  const missed = names.flatMap(([english = '', bengali = '']) =>
    [
      english,
      bengali,
      ...(spellings.get(bengali)?.bengali ?? []),
      ...(spellings.get(bengali)?.latin ?? []),
    ].filter((query) => joinParts(findFirst(query)?.name) !== bengali),
  );
  expect(names).toHaveLength(destinations.length + programmes.length);
  expect(missed).toEqual([]);
});

test('results are in Bengali, and have no second name', () => {
  const germany = findFirst('germany');
  expect(germany?.bengali).toBeUndefined();
  expect(joinParts(germany?.text)).not.toMatch(/[a-z]{3}/i);
  expect(find('germany').interpretations).toEqual([{ written: 'germany', names: ['জার্মানি'] }]);
  const latin = searchRecords.bn.records.flatMap(({ name, text }) =>
    `${name} ${text}`
      .replace(/IELTS|TOEFL|HR|J1|A2|\(Upper Intermediate\)/g, '')
      .match(/[a-z]{2,}|\d/i)
      ? [name]
      : [],
  );
  expect(latin).toEqual([]);
});

test('every question of /global-programs is found by its text, in either language', () => {
  globalPrograms.bn.questions.faqs.forEach(({ question }, index) => {
    for (const query of [question, globalPrograms.en.questions.faqs[index]?.question ?? '']) {
      const results = find(query).groups.flatMap((group) => group.results);
      expect(
        results.slice(0, 3).map(({ name }) => joinParts(name)),
        query,
      ).toContain(question);
    }
  });
});

test('a word with an ending is no beginning of another', () => {
  expect(find('মেয়াদ').total).toBeGreaterThan(0);
  expect(find('মেয়ে').total).toBe(0);
  expect(find('মেয়েদের').total).toBe(0);
});

test('both editions find the same pages for an English name', () => {
  const english = createSearch(searchRecords.en);
  for (const { slug } of destinations) {
    const query = getCountryName(slug, 'en');
    expect(findFirst(query)?.to, query).toBe(english.find(query).groups[0]?.results[0]?.to);
  }
});

test('the suggestions exist, and the records are small enough for a phone', () => {
  expect(findById(wordings.bn.start.records)).toHaveLength(wordings.bn.start.records.length);
  expect(findById(wordings.bn.none.records)).toHaveLength(3);
  expect(brotliCompressSync(JSON.stringify(searchRecords.bn)).length).toBeLessThan(11_400);
});

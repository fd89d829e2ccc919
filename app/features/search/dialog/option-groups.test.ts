import { expect, test } from 'vitest';
import { createSearch } from '#app/features/search/create-search.ts';
import { searchRecords } from '#app/features/search/search-records.server.ts';
import { search as wordings } from '#content/search.ts';
import { createOptionGroups as createGroups } from './option-groups.ts';

const search = createSearch(searchRecords.en);
const wording = wordings.en;
const createOptionGroups = (...parameters: [typeof search, string]) =>
  createGroups(...parameters, wording, 'en');
const listIndexes = (query: string) =>
  createOptionGroups(search, query).groups.flatMap(({ options }) =>
    options.map(({ index }) => index),
  );

test.each(['', 'germany', 'internship', 'Mars'])(
  'the options for “%s” are numbered across all groups',
  (query) => {
    const { count } = createOptionGroups(search, query);
    expect(count).toBeGreaterThan(2);
    expect(listIndexes(query)).toEqual([...Array(count).keys()]);
  },
);

test('an empty query has suggestions', () => {
  const { state, groups, count } = createOptionGroups(search, '  ');
  expect(state).toBe('start');
  expect(groups.map(({ title }) => title)).toEqual([wording.start.title]);
  expect(count).toBe(wording.start.records.length);
});

test('each kind has five options at most, and there is a link to all results', () => {
  const { state, groups } = createOptionGroups(search, 'internship');
  expect(state).toBe('found');
  const kinds = groups.slice(0, -1);
  expect(Math.max(...kinds.map(({ options }) => options.length))).toBe(5);
  const total = kinds.reduce((sum, group) => sum + (group.total ?? 0), 0);
  const all = { to: '/global-programs?q=internship', name: `All ${total} results` };
  expect(groups.at(-1)?.options).toEqual([expect.objectContaining(all)]);
});

test('without further results there is no such link', () => {
  const { groups } = createOptionGroups(search, 'jarmani');
  expect(groups.map(({ key }) => key)).not.toContain('all');
});

test('without results the three nearest are offered, and a question to us with the words filled in', () => {
  const { state, groups } = createOptionGroups(search, ' Mars & Venus ');
  expect(state).toBe('none');
  expect(groups[0]?.title).toBe('We have no page about “Mars & Venus”.');
  const options = groups[0]?.options ?? [];
  expect(options.slice(0, -1).every((option) => 'result' in option)).toBe(true);
  expect(options).toHaveLength(4);
  expect(options.at(-1)).toMatchObject({
    to: '/contact?message=Mars+%26+Venus',
    name: 'Ask us about “Mars & Venus”',
  });
});

test('a subject without a page is named, with other advice than for an unknown word', () => {
  const [missing] = createOptionGroups(search, 'hotel job in saudi arabia').groups;
  expect(missing).toMatchObject({
    title: 'We have no page about “Saudi Arabia”.',
    advice: wordings.en.none.nearest,
  });
  expect(createOptionGroups(search, 'zzzz').groups[0]?.advice).toBe(wordings.en.none.text);
});

test('in Bengali, the number of results has Bengali digits', () => {
  const groups = createGroups(createSearch(searchRecords.bn), 'ইন্টার্নশিপ', wordings.bn, 'bn').groups;
  const last = groups.at(-1)?.options.at(-1);
  expect(last).toMatchObject({ name: expect.stringMatching(/^সব মিলিয়ে [০-৯]+টি ফলাফল দেখুন$/) });
  const none = createGroups(createSearch(searchRecords.bn), 'zzzz', wordings.bn, 'bn').groups[0];
  expect(none?.title).toBe('“zzzz” নিয়ে আমাদের কোনো পাতা নেই।'.normalize('NFC'));
});

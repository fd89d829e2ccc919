import MiniSearch from 'minisearch';
import { afterEach, expect, test, vi } from 'vitest';
import { createSearch } from './create-search.ts';
import { normaliseText } from './normalise-text.ts';
import { searchRecords } from './search-records.server.ts';

const searches = { en: createSearch(searchRecords.en), bn: createSearch(searchRecords.bn) };

/** Half of these lookups are exact, and return at once. The query "a+a+a…" asked 23,327 times. */
const maxLookups = 600;

const distinct = (letters: string) =>
  Array.from({ length: 50 }, (_, index) => letters[index % letters.length]).join(' ');

afterEach(() => void vi.restoreAllMocks());

/** The worst queries of 100 characters, the limit of the search page. The cost is the number of lookups in the indexes. */
test.each([
  ['one letter again and again', 'a '.repeat(50)],
  ['distinct letters', distinct('abcdefghijklmnopqrstuvwxyz0123456789')],
  ['distinct Bengali letters', distinct('অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ')],
  ['unknown words', 'qxz wvk jqy zzx kqj xwv '.repeat(5)],
  ['words with synonyms', 'cost fee price money visa job '.repeat(4)],
  [
    'words of long topics',
    'medical degree computer hotel salary farm trust visa job hsc cost food english study',
  ],
  ['slips of words of topics', 'schollarsip khorocher engrejir hospitalti kagojpatro intervieu'],
  ['misspelt Bengali names', 'জারমানিক মালেশিক ডেনমারকি '.repeat(4)],
])('a query of %s costs few lookups', (_name, query) => {
  for (const { find, findNearest } of Object.values(searches)) {
    const lookups = vi.spyOn(MiniSearch.prototype, 'search');
    const text = query.slice(0, 100);
    if (find(text).total === 0) findNearest(text, []);
    expect(lookups.mock.calls.length).toBeLessThan(maxLookups);
    lookups.mockRestore();
  }
});

/** The fuzzy search of a name tries more branches of the index the more letters the name has, so that it is counted. */
test('long runs of words, which no name has, are not looked up', () => {
  const queries: string[] = [];
  const { search } = MiniSearch.prototype;
  vi.spyOn(MiniSearch.prototype, 'search').mockImplementation(function (this: MiniSearch, ...args) {
    if (typeof args[0] === 'string') queries.push(args[0]);
    return search.apply(this, args);
  });
  const longest = Math.max(
    ...searchRecords.bn.spellings.flatMap(({ bengali, latin }) =>
      [...bengali, ...latin].map((spelling) => spelling.length),
    ),
  );
  searches.bn.find('জারমানিক মালেশিক ডেনমারকি '.repeat(4).slice(0, 100));
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter((query) => query.length > longest + 3)).toEqual([]);
});

test('a name is found however many words it has, in one word more as well', () => {
  const name = 'Institute of the Free City and of all its Islands';
  const bengali = ['মুক্ত নগরী ও তার সব দ্বীপের বড় ও পুরনো বিদ্যাপীঠ'] as const;
  const search = createSearch({
    ...searchRecords.en,
    spellings: [...searchRecords.en.spellings, { name, bengali, latin: [] }],
  });
  for (const written of [...bengali, 'মুক্ত নগরী ও তার সব দ্বীপের বড় ও পুরনো বিদ্যা পীঠ']) {
    expect(search.find(written).interpretations).toEqual([
      { written: normaliseText(written), names: [name] },
    ]);
  }
});

test('the words after the twentieth are ignored', () => {
  const filler = distinct('bcdfghjkl').slice(0, 39);
  expect(searches.en.find(`${filler} germany`)).toMatchObject({
    groups: searches.en.find(filler).groups,
  });
});

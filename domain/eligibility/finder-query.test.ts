import { expect, test } from 'vitest';
import { parseFinderQuery, stringifyFinderQuery } from './finder-query.ts';

const parse = (query: string) => parseFinderQuery(new URLSearchParams(query));

const example =
  'age=22&studies=year-2&field=hospitality&english=basic&passport=2-years&where=anywhere&length=12-months';

test('a profile is parsed from a query string', () => {
  expect(parse(example)).toEqual({
    profile: {
      age: 22,
      studies: 'year-2',
      field: 'hospitality',
      english: 'basic',
      passport: '2-years',
      where: 'anywhere',
      length: '12-months',
    },
    sort: 'fit',
    ignored: [],
  });
});

test.each([
  '',
  example,
  'age=22&sort=stipend',
  'age=22&where=czech-republic&sort=name&show=no-country',
])('parsing and stringifying returns the same query string: %s', (query) => {
  expect(stringifyFinderQuery(parse(query))).toBe(query);
});

test('a query is stringified in its canonical form', () => {
  expect(stringifyFinderQuery(parse('sort=fit&field=&length=any&age=022&utm_source=x'))).toBe(
    'age=22&length=any',
  );
});

test.each([
  ['age', '14'],
  ['age', '61'],
  ['age', '22.5'],
  ['age', '2e1'],
  ['studies', 'Year-2'],
  ['field', 'constructor'],
  ['english', '__proto__'],
  ['passport', 'toString'],
  ['where', 'hasOwnProperty'],
  ['where', 'atlantis'],
  ['length', '13-months'],
  ['sort', 'constructor'],
  ['show', 'pay'],
])('an unknown value is listed as ignored: %s=%s', (name, value) => {
  expect(parse(`${name}=${value}`)).toEqual({
    ...parse(''),
    ignored: [{ name, value }],
  });
});

test('empty fields and unrelated parameters are skipped', () => {
  expect(parse('age=&studies=&q=dubai&compare=x&leave=2027-09&__proto__=1&constructor=2')).toEqual(
    parse(''),
  );
});

test('an ignored value is listed once, and ten at most', () => {
  expect(parse('age=abc&age=abc&studies=abc').ignored).toEqual([
    { name: 'age', value: 'abc' },
    { name: 'studies', value: 'abc' },
  ]);
  const thousands = Array.from({ length: 2000 }, (_, index) => `where=${index}`).join('&');
  expect(parse(thousands).ignored).toHaveLength(10);
});

test('the first of two values counts, and the other is listed as ignored', () => {
  const { profile, ignored } = parse('age=abc&age=22&age=23');
  expect(profile.age).toBe(22);
  expect(ignored).toEqual([
    { name: 'age', value: 'abc' },
    { name: 'age', value: '23' },
  ]);
});

test('an age may be written in Bengali digits', () => {
  const query = parseFinderQuery(new URLSearchParams({ age: '২২' }));
  expect(query.profile).toEqual({ age: 22 });
  expect(parseFinderQuery(new URLSearchParams({ age: '৯৯' })).ignored).toHaveLength(1);
});

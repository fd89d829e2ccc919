import { expect, test } from 'vitest';
import { parseFinderQuery, stringifyFinderQuery } from './finder-query.ts';
import { opportunities } from './opportunities.ts';

const known = new Set(['germany-internship', 'study-abroad', 'usa-teacher', 'hotel-immersion']);
const parse = (query: string) =>
  parseFinderQuery(new URLSearchParams(query), (id) => known.has(id));

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
    compare: [],
    ignored: [],
  });
});

test.each([
  '',
  example,
  'age=22&sort=stipend',
  'age=22&where=czech-republic&sort=name&show=no-country',
  'compare=germany-internship&compare=study-abroad&view=compare',
  'plan=germany-internship&leave=2027-09',
])('parsing and stringifying returns the same query string: %s', (query) => {
  expect(stringifyFinderQuery(parse(query))).toBe(query);
});

test('a query is stringified in its canonical form', () => {
  expect(stringifyFinderQuery(parse('sort=fit&field=&length=any&age=022&utm_source=x'))).toBe(
    'age=22&length=any',
  );
});

test('the id of a duplicate listing resolves to the opportunity', () => {
  const all = new Set(opportunities.map(({ id }) => id));
  const parseAll = (query: string) =>
    parseFinderQuery(new URLSearchParams(query), (id) => all.has(id));
  expect(parseAll('plan=agriculture-internship').plan).toBe('denmark-livestock-traineeship');
  expect(parseAll('compare=greece-medical-internship').compare).toEqual(['medical-internships']);
  // The International Internship is every country's internship, so no single opportunity replaces it.
  expect(parseAll('plan=international-internship').ignored).toHaveLength(1);
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
  ['compare', 'constructor'],
  ['plan', '__proto__'],
  ['view', 'plan'],
  ['leave', '2027-13'],
  ['leave', 'September'],
])('an unknown value is listed as ignored: %s=%s', (name, value) => {
  expect(parse(`${name}=${value}`)).toEqual({
    ...parse(''),
    ignored: [{ name, value }],
  });
});

test('empty fields and unrelated parameters are skipped', () => {
  expect(parse('age=&studies=&q=dubai&__proto__=1&constructor=2')).toEqual(parse(''));
});

test('the first of two values counts, and the other is listed as ignored', () => {
  const { profile, ignored } = parse('age=abc&age=22&age=23');
  expect(profile.age).toBe(22);
  expect(ignored).toEqual([
    { name: 'age', value: 'abc' },
    { name: 'age', value: '23' },
  ]);
});

test('at most three opportunities are compared, each once', () => {
  const { compare, ignored } = parse(
    [...known, 'study-abroad'].map((id) => `compare=${id}`).join('&'),
  );
  expect(compare).toEqual(['germany-internship', 'study-abroad', 'usa-teacher']);
  expect(ignored.map(({ value }) => value)).toEqual(['hotel-immersion', 'study-abroad']);
});

test('an age may be written in Bengali digits', () => {
  const query = parseFinderQuery(new URLSearchParams({ age: '২২' }), () => true);
  expect(query.profile).toEqual({ age: 22 });
  expect(parseFinderQuery(new URLSearchParams({ age: '৯৯' }), () => true).ignored).toHaveLength(1);
});

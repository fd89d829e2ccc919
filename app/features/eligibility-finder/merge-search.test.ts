import { expect, test } from 'vitest';
import { mergeSearch } from './merge-search.ts';

test.each([
  ['the first sentence is kept', '', '', '?age=22&where=germany', 'age=22&where=germany'],
  [
    'a link with a country keeps the rest',
    'age=22&where=malta',
    '',
    '?where=italy',
    'age=22&where=italy',
  ],
  [
    'an emptied field is forgotten',
    'age=22&where=malta',
    '?age=22&where=malta',
    '?where=malta',
    'where=malta',
  ],
  ['a plan without a sentence changes nothing', 'age=22', '', '?plan=germany-internship', 'age=22'],
  [
    'views, filters and orders are not kept',
    '',
    '',
    '?age=22&view=compare&show=asia&sort=name&leave=2027-09',
    'age=22',
  ],
  ['a shortlist is kept', 'age=22', '', '?compare=usa-teacher', 'age=22&compare=usa-teacher'],
  [
    'a page without a shortlist keeps it',
    'compare=usa-teacher',
    '',
    '?age=22',
    'age=22&compare=usa-teacher',
  ],
  [
    'an emptied shortlist is forgotten',
    'compare=usa-teacher',
    '?compare=usa-teacher',
    '?age=22',
    'age=22',
  ],
])('%s', (_, known, from, to, merged) => {
  expect(mergeSearch(known, { from, to })).toBe(merged);
});

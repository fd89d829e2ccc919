import { expect, test } from 'vitest';
import { listPath, parsePostListQuery } from './list-query.ts';

test.each([
  ['', { page: 1 }],
  ['page=3', { page: 3 }],
  ['category=12', { page: 1, categoryId: 12 }],
  ['category=12&page=2', { page: 2, categoryId: 12 }],
  ['page=0', { page: 1 }],
  ['page=-2', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=1e9', { page: 1 }],
  ['page=99999999999999', { page: 1 }],
  ['page=&category=', { page: 1 }],
  ['category=guides', { page: 1 }],
])('"%s"', (query, address) => {
  expect(parsePostListQuery(new URLSearchParams(query))).toEqual(address);
});

test('the first page of a category, and of all', () => {
  expect(listPath(12)).toBe('/blog?category=12');
  expect(listPath()).toBe('/blog');
});

import { expect, test } from 'vitest';
import { keepShown, type PostListView } from './post-list-view.ts';

const card = (id: number) => ({
  id,
  path: `/blog/${id}`,
  title: `Post ${id}`,
  excerpt: '',
  day: 'November 5, 2026',
  dateTime: '2026-11-05',
});
const categories = [{ id: 3, name: 'Guides', count: 5 }];
const shown: PostListView = {
  page: 1,
  cards: [card(1), card(2)],
  categories,
  nextPage: 2,
  failed: false,
};
const nothing = { cards: [], categories: [], failed: true };

test('a list that came takes the place of the one before', () => {
  const received: PostListView = { ...shown, page: 2, cards: [card(1), card(2), card(3)] };
  expect(keepShown(received, shown)).toBe(received);
});

test('when the next posts fail to come, those that are there stay', () => {
  expect(keepShown({ ...nothing, page: 2 }, shown)).toEqual({ ...shown, failed: true });
});

test('when another category fails to come, its failure shows, and the categories stay', () => {
  expect(keepShown({ ...nothing, page: 1, categoryId: 3 }, shown)).toEqual({
    page: 1,
    categoryId: 3,
    cards: [],
    categories,
    failed: true,
  });
});

test('when the first page fails to come again, the failure shows', () => {
  expect(keepShown({ ...nothing, page: 1 }, shown).cards).toEqual([]);
});

import { expect, test } from 'vitest';
import type { PostSummary } from '#blog/content-service.ts';
import { toPostCard } from './post-card.ts';

const guides = { id: 3, name: 'Guides', count: 5 };
const events = { id: 8, name: 'Events', count: 2 };
const summary: PostSummary = {
  id: 41,
  slug: 'ভিসা-কী',
  date: '2026-11-05T23:30:00',
  title: 'Visas',
  excerpt: 'What a visa is.',
  categoryIds: [8, 3],
};

test('has the path, the date in US English and in ISO 8601, and no picture when the post has none', () => {
  expect(toPostCard(summary, [guides, events])).toEqual({
    id: 41,
    path: `/blog/${encodeURIComponent('ভিসা-কী')}`,
    title: 'Visas',
    excerpt: 'What a visa is.',
    day: 'November 5, 2026',
    dateTime: '2026-11-05',
    category: 'Guides',
  });
});

test('a post of several categories is shown under the selected one', () => {
  expect(toPostCard(summary, [guides, events], 8).category).toBe('Events');
  expect(toPostCard(summary, [guides, events], 99).category).toBe('Guides');
});

test('has no category when the categories are unknown', () => {
  expect(toPostCard(summary, [])).not.toHaveProperty('category');
});

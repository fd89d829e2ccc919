import { expect, test } from 'vitest';
import type { ContentService, Post } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { recordingLog } from '#blog/testing/fake-wordpress.ts';
import { loadPostView, nextToRead } from './post-view.server.ts';

const summary = (id: number) => ({
  id,
  slug: `post-${id}`,
  date: '2026-11-05T09:00:00',
  title: `Post ${id}`,
  excerpt: '',
  categoryIds: [3],
});
/** A page's time, which does not run out. */
const inTime = new AbortController().signal;
const latest = [5, 4, 3, 2].map(summary);
const idsAfter = (id: number) => nextToRead(latest, { id }).map((post) => post.id);

test('after a post come the two older ones', () => {
  expect(idsAfter(5)).toEqual([4, 3]);
});

test('after the last of the latest, or one that is older, come the newest', () => {
  expect(idsAfter(3)).toEqual([2, 5]);
  expect(idsAfter(2)).toEqual([5, 4]);
  expect(idsAfter(1)).toEqual([5, 4]);
});

test('never the post itself', () => {
  expect(nextToRead([summary(5)], { id: 5 })).toEqual([]);
});

const post: Post = { ...summary(5), html: '<p>Text</p>', readingMinutes: 1 };
const fails = () => Promise.reject(new ContentServiceError('network', 'gone'));

test('a post is shown without what surrounds it when only that fails', async () => {
  const service = { post: async () => post, posts: fails, categories: fails };
  const view = await loadPostView(
    service as unknown as ContentService,
    'post-5',
    recordingLog(),
    inTime,
  );
  expect(view).toMatchObject({ title: 'Post 5', day: 'November 5, 2026', more: [] });
  expect(view).not.toHaveProperty('category');
});

test('the category leads to its list', async () => {
  const service = {
    post: async () => post,
    posts: async () => ({ posts: latest, hasMore: false, page: 1 }),
    categories: async () => [{ id: 3, name: 'Guides', count: 4 }],
  };
  const view = await loadPostView(
    service as unknown as ContentService,
    'post-5',
    recordingLog(),
    inTime,
  );
  expect(view?.category).toEqual({ name: 'Guides', path: '/blog?category=3' });
});

test('when the post itself fails, that is said', async () => {
  const service = { post: fails, posts: fails, categories: fails };
  const loading = loadPostView(
    service as unknown as ContentService,
    'post-5',
    recordingLog(),
    inTime,
  );
  await expect(loading).rejects.toThrow(ContentServiceError);
});

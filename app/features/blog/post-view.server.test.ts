import { expect, test } from 'vitest';
import type { ContentService, Post } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { createRecordingLog } from '#blog/testing/fake-wordpress.ts';
import { loadPostView, pickFurtherPosts } from './post-view.server.ts';

const summary = (id: number) => ({
  id,
  slug: `post-${id}`,
  date: '2026-11-05T09:00:00',
  title: `Post ${id}`,
  excerpt: '',
  categoryIds: [3],
});
/** A deadline that never expires. */
const deadline = new AbortController().signal;
const latest = [5, 4, 3, 2].map(summary);
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

test('the further posts are the first three, without duplicates and without those that the page shows already', () => {
  const sameCategory = [7, 5, 3].map(summary);
  const posts = [...sameCategory, ...latest];
  expect(idsOf(pickFurtherPosts(posts, [summary(5), summary(4), undefined]))).toEqual([7, 3, 2]);
  expect(pickFurtherPosts([summary(5)], [summary(5)])).toEqual([]);
});

const post: Post = { ...summary(5), html: '<p>Text</p>', readingMinutes: 1 };
const fail = () => Promise.reject(new ContentServiceError('network', 'gone'));

/** Creates a blog with the posts 9 to 1. `categoryIds` returns the categories of a post by its id. */
function createBlog(categoryIds: (id: number) => number[], changes: Partial<ContentService> = {}) {
  const all = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => ({
    ...summary(id),
    categoryIds: categoryIds(id),
  }));
  const service: Pick<ContentService, 'post' | 'posts' | 'categories' | 'adjacentPosts'> = {
    post: async () => ({ ...post, categoryIds: categoryIds(5) }),
    posts: async ({ categoryId }) => ({
      posts: all.filter((one) => categoryId === undefined || one.categoryIds.includes(categoryId)),
      hasMore: false,
      page: 1,
    }),
    categories: async () => [
      { id: 3, name: 'Letters', count: 4 },
      { id: 4, name: 'Whatever', count: 4 },
    ],
    adjacentPosts: async () => ({}),
    ...changes,
  };
  return service as ContentService;
}
const view = async (service: ContentService) =>
  loadPostView({ en: service, bn: service }, 'post-5', createRecordingLog(), deadline, 'en');

test('lists posts of the same category before the newest ones, and neither the previous nor the next post among them', async () => {
  const shown = await view(createBlog((id) => (id === 5 || id === 2 ? [3] : [4])));
  expect(shown?.older).toMatchObject({ id: 4, path: '/blog/post-4', day: 'November 5, 2026' });
  expect(shown?.newer).toMatchObject({ id: 6 });
  expect(shown?.older).not.toHaveProperty('excerpt');
  expect(idsOf(shown?.furtherPosts ?? [])).toEqual([2, 9, 8]);
});

test('asks the service for the adjacent posts of an older post, and shows the page without them when that fails', async () => {
  const older = { ...post, id: 40, slug: 'much-older' };
  const old = createBlog(() => [3], {
    post: async () => ({ ...post, id: 41 }),
    adjacentPosts: async ({ id }) => (id === 41 ? { older } : {}),
  });
  expect((await view(old))?.older).toMatchObject({ path: '/blog/much-older' });
  expect(await view(old)).not.toHaveProperty('newer');
  const failing = await view({ ...old, adjacentPosts: fail });
  expect(failing).toMatchObject({ title: 'Post 5' });
  expect(failing).not.toHaveProperty('older');
});

test('a post without a picture always has the same scene, that of its category', async () => {
  const letters = await view(createBlog(() => [3]));
  expect(letters?.scene).toMatchObject({ width: 900, description: '', background: '#f6c7be' });
  expect(letters?.scene?.src).toContain('/post-letter.svg');
  const other = await view(createBlog(() => [4]));
  expect(other?.scene?.src).toMatch(/^\/illustrations\/[\w-]+\.svg/);
  expect(await view(createBlog(() => [4]))).toMatchObject({ scene: other?.scene });
  const without = await view(createBlog(() => []));
  expect(without?.scene?.src).toMatch(/^\/illustrations\//);
  const withPicture = await view(
    createBlog(() => [3], {
      post: async () => ({ ...post, image: { src: '/a.jpg', description: '' } }),
    }),
  );
  expect(withPicture).not.toHaveProperty('scene');
});

test('a post is shown without categories and related posts when only those fail', async () => {
  const service = { post: async () => post, posts: fail, categories: fail, adjacentPosts: fail };
  const shown = await view(service as unknown as ContentService);
  expect(shown).toMatchObject({ title: 'Post 5', day: 'November 5, 2026', furtherPosts: [] });
  expect(shown).not.toHaveProperty('category');
});

test('the category links to its list', async () => {
  const service = {
    post: async () => post,
    posts: async () => ({ posts: latest, hasMore: false, page: 1 }),
    adjacentPosts: async () => ({}),
    categories: async () => [{ id: 3, name: 'Guides', count: 4 }],
  };
  const shown = await view(service as unknown as ContentService);
  expect(shown?.category).toEqual({ name: 'Guides', path: '/blog?category=3' });
});

test('throws when the post itself fails', async () => {
  const service = { post: fail, posts: fail, categories: fail, adjacentPosts: fail };
  const loading = view(service as unknown as ContentService);
  await expect(loading).rejects.toThrow(ContentServiceError);
});

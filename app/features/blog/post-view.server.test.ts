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
/** A page's time, which does not run out. */
const inTime = new AbortController().signal;
const latest = [5, 4, 3, 2].map(summary);
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

test('three posts to read come in their order, each once, and none that the page shows already', () => {
  const sameCategory = [7, 5, 3].map(summary);
  const posts = [...sameCategory, ...latest];
  expect(idsOf(pickFurtherPosts(posts, [summary(5), summary(4), undefined]))).toEqual([7, 3, 2]);
  expect(pickFurtherPosts([summary(5)], [summary(5)])).toEqual([]);
});

const post: Post = { ...summary(5), html: '<p>Text</p>', readingMinutes: 1 };
const fails = () => Promise.reject(new ContentServiceError('network', 'gone'));

/** A blog of the posts 9 to 1, each of the category that its number says. */
function blogOf(categoryIds: (id: number) => number[], changes: Partial<ContentService> = {}) {
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
  loadPostView(service, 'post-5', createRecordingLog(), inTime);

test('posts of the same category come before the newest; before both, the previous and the next one', async () => {
  const shown = await view(blogOf((id) => (id === 5 || id === 2 ? [3] : [4])));
  expect(shown?.older).toMatchObject({ id: 4, path: '/blog/post-4', day: 'November 5, 2026' });
  expect(shown?.newer).toMatchObject({ id: 6 });
  expect(shown?.older).not.toHaveProperty('excerpt');
  expect(idsOf(shown?.furtherPosts ?? [])).toEqual([2, 9, 8]);
});

test('of a post that is not among the newest, the service tells the neighbours; without them the page is shown, too', async () => {
  const older = { ...post, id: 40, slug: 'much-older' };
  const old = blogOf(() => [3], {
    post: async () => ({ ...post, id: 41 }),
    adjacentPosts: async ({ id }) => (id === 41 ? { older } : {}),
  });
  expect((await view(old))?.older).toMatchObject({ path: '/blog/much-older' });
  expect(await view(old)).not.toHaveProperty('newer');
  const failing = await view({ ...old, adjacentPosts: fails });
  expect(failing).toMatchObject({ title: 'Post 5' });
  expect(failing).not.toHaveProperty('older');
});

test('a post without a picture opens with the scene of its category, always the same', async () => {
  const letters = await view(blogOf(() => [3]));
  expect(letters?.scene).toMatchObject({ width: 900, description: '', ground: '#f6c7be' });
  expect(letters?.scene?.src).toContain('/post-letter.svg');
  const other = await view(blogOf(() => [4]));
  expect(other?.scene?.src).toMatch(/^\/illustrations\/[\w-]+\.svg/);
  expect(await view(blogOf(() => [4]))).toMatchObject({ scene: other?.scene });
  const without = await view(blogOf(() => []));
  expect(without?.scene?.src).toMatch(/^\/illustrations\//);
  const withPicture = await view(
    blogOf(() => [3], {
      post: async () => ({ ...post, image: { src: '/a.jpg', description: '' } }),
    }),
  );
  expect(withPicture).not.toHaveProperty('scene');
});

test('a post is shown without what surrounds it when only that fails', async () => {
  const service = { post: async () => post, posts: fails, categories: fails, adjacentPosts: fails };
  const view = await loadPostView(
    service as unknown as ContentService,
    'post-5',
    createRecordingLog(),
    inTime,
  );
  expect(view).toMatchObject({ title: 'Post 5', day: 'November 5, 2026', furtherPosts: [] });
  expect(view).not.toHaveProperty('category');
});

test('the category leads to its list', async () => {
  const service = {
    post: async () => post,
    posts: async () => ({ posts: latest, hasMore: false, page: 1 }),
    adjacentPosts: async () => ({}),
    categories: async () => [{ id: 3, name: 'Guides', count: 4 }],
  };
  const view = await loadPostView(
    service as unknown as ContentService,
    'post-5',
    createRecordingLog(),
    inTime,
  );
  expect(view?.category).toEqual({ name: 'Guides', path: '/blog?category=3' });
});

test('when the post itself fails, that is said', async () => {
  const service = { post: fails, posts: fails, categories: fails, adjacentPosts: fails };
  const loading = loadPostView(
    service as unknown as ContentService,
    'post-5',
    createRecordingLog(),
    inTime,
  );
  await expect(loading).rejects.toThrow(ContentServiceError);
});

import { expect, test } from 'vitest';
import type { ContentService, PostPage } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { loadSearchPosts } from './search-posts.server.ts';

const image = { src: '/blog-media/1.jpg', description: 'A street' };
const createPost = (id: number) => ({
  id,
  slug: `পোস্ট-${id}`,
  date: '2026-11-05T09:00:00',
  title: `Post ${id}`,
  excerpt: 'What to cook.',
  categoryIds: [],
  ...(id === 1 && { image }),
});

/** @param pages per page the ids of its posts, or a function that the service runs instead */
function createService(
  pages: (number[] | (() => Promise<never>))[],
  headings: ContentService['headings'] = async () => new Map([[1, ['In the kitchen']]]),
) {
  const requestedPages: number[] = [];
  const service: Pick<ContentService, 'posts' | 'headings'> = {
    headings,
    async posts({ page }): Promise<PostPage> {
      requestedPages.push(page);
      const ids = pages[page - 1] ?? [];
      if (typeof ids === 'function') return ids();
      return { posts: ids.map(createPost), hasMore: page < pages.length, page };
    },
  };
  return { service: service as ContentService, requestedPages };
}

const rejectWithTimeout = () =>
  Promise.reject(new ContentServiceError('timeout', 'no answer in 8 s'));
const listNames = (records: { name: string }[]) => records.map(({ name }) => name);

test('the record of a post has its title, date and picture, and the words of its excerpt and headings', async () => {
  const { service } = createService([[1]]);
  expect(await loadSearchPosts(service)).toEqual([
    {
      kind: 'post',
      name: 'Post 1',
      text: 'November 5, 2026',
      to: `/blog/${encodeURIComponent('পোস্ট-1')}`,
      words: 'What to cook. In the kitchen',
      picture: { image },
    },
  ]);
});

test('without headings, or while they are late, posts are found by title and excerpt', async () => {
  const never = () => new Promise<never>(() => {});
  for (const headings of [rejectWithTimeout, never]) {
    const [record] = await loadSearchPosts(createService([[1]], headings).service, 1);
    expect(record).toMatchObject({ name: 'Post 1', words: 'What to cook.' });
  }
});

test('all pages are requested, and a post that moved to the next page is listed once', async () => {
  const { service, requestedPages } = createService([[4, 3], [3, 2], [1]]);
  expect(listNames(await loadSearchPosts(service))).toEqual([
    'Post 4',
    'Post 3',
    'Post 2',
    'Post 1',
  ]);
  expect(requestedPages).toEqual([1, 2, 3]);
});

test('only the newest pages of a long blog are requested', async () => {
  const { service, requestedPages } = createService(
    Array.from({ length: 99 }, (_, page) => [page]),
  );
  await loadSearchPosts(service);
  expect(requestedPages.length).toBe(12);
});

test('if the service fails, the posts received so far are returned', async () => {
  expect(
    listNames(await loadSearchPosts(createService([[2, 1], rejectWithTimeout]).service)),
  ).toEqual(['Post 2', 'Post 1']);
  expect(await loadSearchPosts(createService([rejectWithTimeout]).service)).toEqual([]);
});

test('after the time limit the posts received so far are returned', async () => {
  const never = () => new Promise<never>(() => {});
  expect(listNames(await loadSearchPosts(createService([[1], never]).service, 1))).toEqual([
    'Post 1',
  ]);
});

test('any other error is rethrown', async () => {
  const rejectWithBug = () => Promise.reject(new TypeError('a bug'));
  await expect(loadSearchPosts(createService([rejectWithBug]).service)).rejects.toThrow('a bug');
});

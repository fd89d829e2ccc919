import { describe, expect, test } from 'vitest';
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
const load = (service: ContentService, timeoutMs?: number) =>
  loadSearchPosts({ en: service, bn: service }, 'en', timeoutMs);
const listNames = (records: readonly { name: string }[]) => records.map(({ name }) => name);

test('the record of a post has its title, date and picture, and the words of its excerpt and headings', async () => {
  const { service } = createService([[1]]);
  expect(await load(service)).toEqual([
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

test('the records are the same array until a post or a heading changes', async () => {
  const cached = createService([[1, 2]]).service;
  const [posts, headings] = [await cached.posts({ page: 1 }), await cached.headings(1)];
  const createUnchanged = (changes: Partial<ContentService> = {}) =>
    ({ posts: async () => posts, headings: async () => headings, ...changes }) as ContentService;
  const records = await load(createUnchanged());
  expect(await load(createUnchanged())).toBe(records);
  const changedPosts = { ...posts, posts: posts.posts.map((post) => ({ ...post, title: 'New' })) };
  const withChangedPosts = await load(createUnchanged({ posts: async () => changedPosts }));
  expect(listNames(withChangedPosts)).toEqual(['New', 'New']);
  const changedHeadings = new Map([[1, ['At the market']]]);
  const [first] = await load(createUnchanged({ headings: async () => changedHeadings }));
  expect(first?.words).toContain('At the market');
});

test('without headings, or while they are late, posts are found by title and excerpt', async () => {
  const never = () => new Promise<never>(() => {});
  for (const headings of [rejectWithTimeout, never]) {
    const [record] = await load(createService([[1]], headings).service, 1);
    expect(record).toMatchObject({ name: 'Post 1', words: 'What to cook.' });
  }
});

test('all pages are requested, and a post that moved to the next page is listed once', async () => {
  const { service, requestedPages } = createService([[4, 3], [3, 2], [1]]);
  expect(listNames(await load(service))).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1']);
  expect(requestedPages).toEqual([1, 2, 3]);
});

test('only the newest pages of a long blog are requested', async () => {
  const { service, requestedPages } = createService(
    Array.from({ length: 99 }, (_, page) => [page]),
  );
  await load(service);
  expect(requestedPages.length).toBe(12);
});

test('if the service fails, the posts received so far are returned', async () => {
  expect(listNames(await load(createService([[2, 1], rejectWithTimeout]).service))).toEqual([
    'Post 2',
    'Post 1',
  ]);
  expect(await load(createService([rejectWithTimeout]).service)).toEqual([]);
});

test('after the time limit the posts received so far are returned', async () => {
  const never = () => new Promise<never>(() => {});
  expect(listNames(await load(createService([[1], never]).service, 1))).toEqual(['Post 1']);
});

test('any other error is rethrown', async () => {
  const rejectWithBug = () => Promise.reject(new TypeError('a bug'));
  await expect(load(createService([rejectWithBug]).service)).rejects.toThrow('a bug');
});

describe('in two languages', () => {
  const services = {
    en: createService([[1, 2]], async () => new Map([[1, ['In the kitchen']]])).service,
    bn: {
      async posts() {
        const post = { ...createPost(11), slug: 'পোস্ট-1', title: 'রান্নাঘর', excerpt: 'কী রাঁধবেন।' };
        return { posts: [post, { ...createPost(2), title: 'Post 2' }], hasMore: false, page: 1 };
      },
      headings: async () => new Map([[11, ['বাজার থেকে']]]),
    } as unknown as ContentService,
  };

  test('a Bengali post has its Bengali date, its headings, and the words of its translation', async () => {
    const [record] = await loadSearchPosts(services, 'bn');
    expect(record).toMatchObject({ name: 'রান্নাঘর', text: '৫ নভেম্বর ২০২৬' });
    expect(record?.words).toBe('কী রাঁধবেন। বাজার থেকে cook kitchen');
  });

  test('an English post has the words of its translation', async () => {
    const [record] = await loadSearchPosts(services, 'en');
    expect(record?.translatedName).toBe('রান্নাঘর');
    expect(record?.words).toBe('What to cook. In the kitchen রাঁধবেন বাজা');
  });

  test('a post that both editions show has no words twice', async () => {
    const [, record] = await loadSearchPosts(services, 'bn');
    expect(record).toMatchObject({ name: 'Post 2', words: 'What to cook.' });
  });

  test('a failure of the other language leaves out its words only', async () => {
    const failing = createService([rejectWithTimeout], rejectWithTimeout).service;
    const [record] = await loadSearchPosts({ ...services, en: failing }, 'bn');
    expect(record?.words).toBe('কী রাঁধবেন। বাজার থেকে');
  });
});

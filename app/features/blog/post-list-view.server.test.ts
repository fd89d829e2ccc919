import { expect, test } from 'vitest';
import type { ContentService, PostPage } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { createRecordingLog } from '#blog/testing/fake-wordpress.ts';
import { loadPostListView } from './post-list-view.server.ts';

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
const down = () => Promise.reject(new ContentServiceError('timeout', 'no answer in 8 s'));

/** @param pages the ids of each page's posts; `null` for a page that fails */
function serviceOf(
  pages: (number[] | null)[],
  categories: ContentService['categories'],
  { tellsPages = false } = {},
) {
  const asked: { page: number; categoryId?: number }[] = [];
  const service: Pick<ContentService, 'posts' | 'categories'> = {
    categories,
    async posts(request): Promise<PostPage> {
      asked.push(request);
      const ids = pages[request.page - 1];
      if (ids === null) return down();
      const { page } = request;
      return {
        posts: (ids ?? []).map(summary),
        hasMore: page < pages.length,
        page,
        ...(tellsPages && { pages: pages.length }),
      };
    },
  };
  return { service: service as ContentService, asked };
}

const someCategories = async () => [{ id: 3, name: 'Guides', count: 5 }];
const idsOf = ({ cards }: { cards: { id: number }[] }) => cards.map(({ id }) => id);

test('has the posts of all pages up to the one asked for, and the way to the next', async () => {
  const { service, asked } = serviceOf([[9, 8], [7, 6], [5]], someCategories);
  const list = await loadPostListView(
    service,
    { page: 2, categoryId: 3 },
    createRecordingLog(),
    inTime,
  );
  expect(idsOf(list)).toEqual([9, 8, 7, 6]);
  expect(list).toMatchObject({ page: 2, nextPage: 3, categoryId: 3, failed: false });
  expect(asked).toEqual([
    { page: 1, categoryId: 3 },
    { page: 2, categoryId: 3 },
  ]);
});

test('asks for no page past the end, however high the number', async () => {
  const { service, asked } = serviceOf([[9], [8]], someCategories);
  const list = await loadPostListView(service, { page: 999_999 }, createRecordingLog(), inTime);
  expect(list).toMatchObject({ page: 2, failed: false });
  expect(list).not.toHaveProperty('nextPage');
  expect(asked).toHaveLength(2);
});

test('of many pages the first tells how many there are; the others are asked for a few at once', async () => {
  const pages = Array.from({ length: 7 }, (_, index) => [index]);
  const { service, asked } = serviceOf(pages, someCategories, { tellsPages: true });
  let underWay = 0;
  let most = 0;
  const counting: ContentService = {
    ...service,
    async posts(request) {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return service.posts(request);
    },
  };
  const list = await loadPostListView(counting, { page: 999_999 }, createRecordingLog(), inTime);
  expect(idsOf(list)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(asked).toHaveLength(7);
  expect(most).toBe(4);
});

test('a service that always has more is not asked without end', async () => {
  const pages = Array.from({ length: 200 }, (_, index) => [index]);
  const untold = serviceOf(pages, someCategories);
  const list = await loadPostListView(untold.service, { page: 150 }, createRecordingLog(), inTime);
  expect(list.cards).toHaveLength(20);
  expect(list).not.toHaveProperty('nextPage');
  const told = serviceOf(pages, someCategories, { tellsPages: true });
  await loadPostListView(told.service, { page: 150 }, createRecordingLog(), inTime);
  expect(told.asked).toHaveLength(100);
});

test('a post that moved to the next page meanwhile is there once', async () => {
  const { service } = serviceOf(
    [
      [9, 8],
      [8, 7],
    ],
    someCategories,
  );
  expect(idsOf(await loadPostListView(service, { page: 2 }, createRecordingLog(), inTime))).toEqual(
    [9, 8, 7],
  );
});

test('keeps the posts that came before a page that fails', async () => {
  const { service } = serviceOf([[9, 8], null], someCategories);
  const list = await loadPostListView(service, { page: 2 }, createRecordingLog(), inTime);
  expect(idsOf(list)).toEqual([9, 8]);
  expect(list.failed).toBe(true);
});

test('goes without categories when they fail, and says so in the log', async () => {
  const { service } = serviceOf([[9]], down);
  const log = createRecordingLog();
  const list = await loadPostListView(service, { page: 1 }, log, inTime);
  expect(list).toMatchObject({ categories: [], failed: false });
  expect(idsOf(list)).toEqual([9]);
  expect(log.lines).toEqual([
    {
      message: 'Failed to load categories',
      details: { reason: 'timeout', detail: 'no answer in 8 s' },
    },
  ]);
});

test('a fault of our own is not taken for one of the content service', async () => {
  const { service } = serviceOf([[9]], () => Promise.reject(new TypeError('ours')));
  await expect(
    loadPostListView(service, { page: 1 }, createRecordingLog(), inTime),
  ).rejects.toThrow('ours');
});

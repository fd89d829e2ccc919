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
/** A deadline that never expires. */
const deadline = new AbortController().signal;
const fail = () => Promise.reject(new ContentServiceError('timeout', 'no answer in 8 s'));

/**
 * Creates a content service.
 *
 * @param pages the ids of each page's posts; `null` for a page that fails
 * @param options.hasTotal whether it reports the number of pages
 * @returns also the requests for posts that it received
 */
function createService(
  pages: (number[] | null)[],
  categories: ContentService['categories'],
  { hasTotal = false } = {},
) {
  const requests: { page: number; categoryId?: number }[] = [];
  const service: Pick<ContentService, 'posts' | 'categories'> = {
    categories,
    async posts(request): Promise<PostPage> {
      requests.push(request);
      const ids = pages[request.page - 1];
      if (ids === null) return fail();
      const { page } = request;
      return {
        posts: (ids ?? []).map(summary),
        hasMore: page < pages.length,
        page,
        ...(hasTotal && { pages: pages.length }),
      };
    },
  };
  return { service: service as ContentService, requests };
}

const someCategories = async () => [{ id: 3, name: 'Guides', count: 5 }];
const idsOf = ({ cards }: { cards: { id: number }[] }) => cards.map(({ id }) => id);

test('has the posts of all pages up to the requested one, and the number of the next page', async () => {
  const { service, requests } = createService([[9, 8], [7, 6], [5]], someCategories);
  const list = await loadPostListView(
    service,
    { page: 2, categoryId: 3 },
    createRecordingLog(),
    deadline,
    'en',
  );
  expect(idsOf(list)).toEqual([9, 8, 7, 6]);
  expect(list).toMatchObject({ page: 2, nextPage: 3, categoryId: 3, failed: false });
  expect(requests).toEqual([
    { page: 1, categoryId: 3 },
    { page: 2, categoryId: 3 },
  ]);
});

test('requests no page past the end, however high the number', async () => {
  const { service, requests } = createService([[9], [8]], someCategories);
  const list = await loadPostListView(
    service,
    { page: 999_999 },
    createRecordingLog(),
    deadline,
    'en',
  );
  expect(list).toMatchObject({ page: 2, failed: false });
  expect(list).not.toHaveProperty('nextPage');
  expect(requests).toHaveLength(2);
});

test('after the first page, which has the total, the others are requested a few at once', async () => {
  const pages = Array.from({ length: 7 }, (_, index) => [index]);
  const { service, requests } = createService(pages, someCategories, { hasTotal: true });
  let running = 0;
  let maxRunning = 0;
  const counting: ContentService = {
    ...service,
    async posts(request) {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise(setImmediate);
      running -= 1;
      return service.posts(request);
    },
  };
  const list = await loadPostListView(
    counting,
    { page: 999_999 },
    createRecordingLog(),
    deadline,
    'en',
  );
  expect(idsOf(list)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(requests).toHaveLength(7);
  expect(maxRunning).toBe(4);
});

test('the number of requests to a service that always has more is limited', async () => {
  const pages = Array.from({ length: 200 }, (_, index) => [index]);
  const withoutTotal = createService(pages, someCategories);
  const list = await loadPostListView(
    withoutTotal.service,
    { page: 150 },
    createRecordingLog(),
    deadline,
    'en',
  );
  expect(list.cards).toHaveLength(20);
  expect(list).not.toHaveProperty('nextPage');
  const withTotal = createService(pages, someCategories, { hasTotal: true });
  await loadPostListView(withTotal.service, { page: 150 }, createRecordingLog(), deadline, 'en');
  expect(withTotal.requests).toHaveLength(100);
});

test('a post that moved to the next page between two requests is listed once', async () => {
  const { service } = createService(
    [
      [9, 8],
      [8, 7],
    ],
    someCategories,
  );
  expect(
    idsOf(await loadPostListView(service, { page: 2 }, createRecordingLog(), deadline, 'en')),
  ).toEqual([9, 8, 7]);
});

test('has the posts of the pages before one that fails', async () => {
  const { service } = createService([[9, 8], null], someCategories);
  const list = await loadPostListView(service, { page: 2 }, createRecordingLog(), deadline, 'en');
  expect(idsOf(list)).toEqual([9, 8]);
  expect(list.failed).toBe(true);
});

test('has no categories when they fail, and logs the failure', async () => {
  const { service } = createService([[9]], fail);
  const log = createRecordingLog();
  const list = await loadPostListView(service, { page: 1 }, log, deadline, 'en');
  expect(list).toMatchObject({ categories: [], failed: false });
  expect(idsOf(list)).toEqual([9]);
  expect(log.lines).toEqual([
    {
      message: 'Failed to load categories',
      details: { reason: 'timeout', detail: 'no answer in 8 s' },
    },
  ]);
});

test('throws an error that does not come from the content service', async () => {
  const { service } = createService([[9]], () => Promise.reject(new TypeError('ours')));
  await expect(
    loadPostListView(service, { page: 1 }, createRecordingLog(), deadline, 'en'),
  ).rejects.toThrow('ours');
});

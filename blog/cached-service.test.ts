import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCachedService } from './cached-service.server.ts';
import type { ContentService, Post, PostPage } from './content-service.ts';
import { defaultCacheTimes } from './swr-cache.server.ts';

/** A cached service whose original records its calls, and responds or fails as `state` says. */
function countingService() {
  const state = {
    calls: [] as string[],
    down: false,
    silent: false,
    version: 1,
    missing: false,
  };
  const answer = async <Value>(call: string, value: Value): Promise<Value> => {
    state.calls.push(call);
    if (state.silent) return new Promise(() => {});
    if (state.down) throw new Error('down');
    return value;
  };
  const post = (slug: string) =>
    state.missing ? undefined : ({ slug, title: `v${state.version}` } as Post);
  const page = (number: number): PostPage => ({
    posts: number > 3 ? [] : [{ title: `v${state.version}` } as Post],
    hasMore: number < 3,
    page: number,
  });
  const service: ContentService = {
    categories: () => answer('categories', []),
    posts: ({ page: number, categoryId }) => answer(`posts ${number} ${categoryId}`, page(number)),
    headings: (number) => answer(`headings ${number}`, new Map([[1, ['A heading']]])),
    sitemapEntries: () => answer('addresses', []),
    adjacentPosts: async () => ({}),
    post: (slug) => answer(`post ${slug}`, post(slug)),
    media: async () => new Response(null, { status: 404 }),
    health: () => ({ source: 'local', ok: true }),
  };
  return {
    state,
    service: createCachedService(service, { ...defaultCacheTimes, freshMs: minute }),
  };
}

const second = 1000;
const minute = 60 * second;
const hour = 3_600 * second;
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Waits for a fetch in the background, whose timer has no delay. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a response is cached for a minute', async () => {
  const { state, service } = countingService();
  await service.post('a');
  later(59 * second);
  await service.post('a');
  await service.categories();
  await service.categories();
  expect(state.calls).toEqual(['post a', 'categories']);
});

test('a stale response is returned at once and revalidated in the background', async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.version = 2;
  later(61 * second);
  expect((await service.post('a'))?.title).toBe('v1');
  await settle();
  expect((await service.post('a'))?.title).toBe('v2');
  expect(state.calls).toHaveLength(2);
});

test('after an hour without requests, the first request waits for a fresh response', async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.missing = true;
  later(hour);
  expect(await service.post('a')).toBeUndefined();
});

test('a request waits at most a second for revalidation, however many there are', async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.silent = true;
  later(hour);
  const first = service.post('a');
  await vi.advanceTimersByTimeAsync(900);
  const second = service.post('a');
  expect(service.health().ok).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect((await first)?.title).toBe('v1');
  expect((await second)?.title).toBe('v1');
  expect(service.health().ok).toBe(false);
  expect(state.calls).toHaveLength(2);
});

test("a request waits no longer than the page's deadline", async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.silent = true;
  later(hour);
  const deadline = new AbortController();
  const asked = service.post('a', deadline.signal);
  deadline.abort();
  expect((await asked)?.title).toBe('v1');
});

test('a request past its deadline fails, but the response is still cached', async () => {
  const { state, service } = countingService();
  const deadline = new AbortController();
  const asked = service.post('a', deadline.signal);
  deadline.abort();
  await expect(asked).rejects.toMatchObject({ reason: 'timeout' });
  expect((await service.post('a'))?.title).toBe('v1');
  expect(state.calls).toHaveLength(1);
});

test('an invalidated entry is fetched again, and a response pending at that time is not cached', async () => {
  const { state, service } = countingService();
  await service.post('a');
  await service.post('b');
  await service.posts({ page: 1 });
  const onItsWay = service.post('c');
  service.invalidate(['A']);
  state.version = 2;
  expect((await onItsWay)?.title).toBe('v2');
  for (const slug of ['a', 'b', 'c']) await service.post(slug);
  await service.posts({ page: 1 });
  expect(state.calls).toEqual([
    ...['post a', 'post b', 'posts 1 undefined', 'post c'],
    ...['post a', 'post c', 'posts 1 undefined'],
  ]);
  service.invalidate([]);
  await service.post('b');
  expect(state.calls.at(-1)).toBe('post b');
});

test('an unchanged response is the same object', async () => {
  const { service } = countingService();
  const before = await service.post('a');
  later(hour);
  expect(await service.post('a')).toBe(before);
});

test('a stale response is returned for a day if the service fails', async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.down = true;
  for (let hours = 1; hours < 24; hours += 1) {
    later(hour);
    expect((await service.post('a'))?.title).toBe('v1');
    await settle();
  }
  later(2 * hour);
  await expect(service.post('a')).rejects.toThrow('down');
});

test('a failing service is not called for every request', async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.down = true;
  later(61 * second);
  for (let visit = 0; visit < 5; visit += 1) {
    await service.post('a');
    await settle();
  }
  expect(state.calls).toHaveLength(2);
  later(6 * second);
  await service.post('a');
  await settle();
  expect(state.calls).toHaveLength(3);
});

test('a failure without a cached response is not cached, so that a retry calls the service', async () => {
  const { state, service } = countingService();
  state.down = true;
  await expect(service.posts({ page: 1 })).rejects.toThrow('down');
  state.down = false;
  expect((await service.posts({ page: 1 })).posts).toHaveLength(1);
});

test('concurrent requests for the same key share one call', async () => {
  const { state, service } = countingService();
  await Promise.all(Array.from({ length: 20 }, () => service.posts({ page: 1, categoryId: 2 })));
  expect(state.calls).toEqual(['posts 1 2']);
});

test('different queries have different responses', async () => {
  const { state, service } = countingService();
  await service.posts({ page: 1 });
  await service.posts({ page: 1, categoryId: 1 });
  await service.posts({ page: 2 });
  await service.post('categories');
  await service.post('__proto__');
  expect((await service.post('constructor'))?.slug).toBe('constructor');
  expect(state.calls).toHaveLength(6);
});

test("requests for unknown slugs don't evict posts", async () => {
  const { state, service } = countingService();
  await service.post('real');
  state.missing = true;
  for (let index = 0; index < 2_000; index += 1) {
    await service.post(`made-up-${index}`);
    await service.posts({ page: 10 + index });
  }
  state.calls.length = 0;
  expect((await service.post('real'))?.slug).toBe('real');
  expect(state.calls).toEqual([]);
});

test('"no such post" is cached for two seconds', async () => {
  const { state, service } = countingService();
  state.missing = true;
  expect(await service.post('new')).toBeUndefined();
  expect(await service.post('new')).toBeUndefined();
  expect(state.calls).toHaveLength(1);
  state.missing = false;
  later(3 * second);
  expect((await service.post('new'))?.slug).toBe('new');
});

test('an unpublished post disappears with the next refresh', async () => {
  const { state, service } = countingService();
  await service.post('a');
  state.missing = true;
  later(61 * second);
  await service.post('a');
  await settle();
  expect(await service.post('a')).toBeUndefined();
  later(31 * second);
  expect(await service.post('a')).toBeUndefined();
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
  'page %d is past the end without asking',
  async (page) => {
    const { state, service } = countingService();
    expect(await service.posts({ page })).toEqual({ posts: [], hasMore: false, page });
    expect(state.calls).toEqual([]);
  },
);

test.each([0, -3, 0.5, Number.NaN])(
  'category %d has no posts, without asking',
  async (categoryId) => {
    const { state, service } = countingService();
    expect(await service.posts({ page: 1, categoryId })).toMatchObject({
      posts: [],
      hasMore: false,
    });
    expect(state.calls).toEqual([]);
  },
);

test('all spellings of a slug share one cache entry', async () => {
  const { state, service } = countingService();
  for (const slug of ['বাং-a', encodeURIComponent('বাং-a'), 'বাং-A']) await service.post(slug);
  expect(await service.post('')).toBeUndefined();
  expect(state.calls).toEqual(['post বাং-a']);
});

test('headings are cached, and invalidated with the lists', async () => {
  const { state, service } = countingService();
  await service.headings(2);
  expect((await service.headings(2)).get(1)).toEqual(['A heading']);
  expect(state.calls).toEqual(['headings 2']);
  service.invalidate(['a']);
  await service.headings(2);
  expect(state.calls).toEqual(['headings 2', 'headings 2']);
  expect(await service.headings(-1)).toEqual(new Map());
  expect(state.calls).toHaveLength(2);
});

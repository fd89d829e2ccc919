import { expect, test } from 'vitest';
import {
  createCountingService,
  later,
  prepareClock,
  second,
  settle,
} from './testing/counting-service.ts';

prepareClock();

test('concurrent requests for the same key share one call', async () => {
  const { state, service } = createCountingService();
  await Promise.all(Array.from({ length: 20 }, () => service.posts({ page: 1, categoryId: 2 })));
  expect(state.calls).toEqual(['posts 1 2']);
});

test('different queries have different responses', async () => {
  const { state, service } = createCountingService();
  await service.posts({ page: 1 });
  await service.posts({ page: 1, categoryId: 1 });
  await service.posts({ page: 2 });
  await service.post('categories');
  await service.post('__proto__');
  expect((await service.post('constructor'))?.slug).toBe('constructor');
  expect(state.calls).toHaveLength(6);
});

test("requests for unknown slugs don't evict posts", async () => {
  const { state, service } = createCountingService();
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
  const { state, service } = createCountingService();
  state.missing = true;
  expect(await service.post('new')).toBeUndefined();
  expect(await service.post('new')).toBeUndefined();
  expect(state.calls).toHaveLength(1);
  state.missing = false;
  later(3 * second);
  expect((await service.post('new'))?.slug).toBe('new');
});

test('an unpublished post disappears with the next refresh', async () => {
  const { state, service } = createCountingService();
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
    const { state, service } = createCountingService();
    expect(await service.posts({ page })).toEqual({ posts: [], hasMore: false, page });
    expect(state.calls).toEqual([]);
  },
);

test.each([0, -3, 0.5, Number.NaN])(
  'category %d has no posts, without asking',
  async (categoryId) => {
    const { state, service } = createCountingService();
    expect(await service.posts({ page: 1, categoryId })).toMatchObject({
      posts: [],
      hasMore: false,
    });
    expect(state.calls).toEqual([]);
  },
);

test('all spellings of a slug share one cache entry', async () => {
  const { state, service } = createCountingService();
  for (const slug of ['বাং-a', encodeURIComponent('বাং-a'), 'বাং-A']) await service.post(slug);
  expect(await service.post('')).toBeUndefined();
  expect(state.calls).toEqual(['post বাং-a']);
});

test('headings are cached, and invalidated with the lists', async () => {
  const { state, service } = createCountingService();
  await service.headings(2);
  expect((await service.headings(2)).get(1)).toEqual(['A heading']);
  expect(state.calls).toEqual(['headings 2']);
  service.invalidate(['a']);
  await service.headings(2);
  expect(state.calls).toEqual(['headings 2', 'headings 2']);
  expect(await service.headings(-1)).toEqual(new Map());
  expect(state.calls).toHaveLength(2);
});

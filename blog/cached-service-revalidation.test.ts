import { expect, test, vi } from 'vitest';
import {
  createCountingService,
  hour,
  later,
  prepareClock,
  second,
  settle,
} from './testing/counting-service.ts';

prepareClock();

test('a response is cached for a minute', async () => {
  const { state, service } = createCountingService();
  await service.post('a');
  later(59 * second);
  await service.post('a');
  await service.categories();
  await service.categories();
  expect(state.calls).toEqual(['post a', 'categories']);
});

test('a stale response is returned at once and revalidated in the background', async () => {
  const { state, service } = createCountingService();
  await service.post('a');
  state.version = 2;
  later(61 * second);
  expect((await service.post('a'))?.title).toBe('v1');
  await settle();
  expect((await service.post('a'))?.title).toBe('v2');
  expect(state.calls).toHaveLength(2);
});

test('after an hour without requests, the first request waits for a fresh response', async () => {
  const { state, service } = createCountingService();
  await service.post('a');
  state.missing = true;
  later(hour);
  expect(await service.post('a')).toBeUndefined();
});

test('a request waits at most a second for revalidation, however many there are', async () => {
  const { state, service } = createCountingService();
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
  const { state, service } = createCountingService();
  await service.post('a');
  state.silent = true;
  later(hour);
  const deadline = new AbortController();
  const asked = service.post('a', deadline.signal);
  deadline.abort();
  expect((await asked)?.title).toBe('v1');
});

test('a request past its deadline fails, but the response is still cached', async () => {
  const { state, service } = createCountingService();
  const deadline = new AbortController();
  const asked = service.post('a', deadline.signal);
  deadline.abort();
  await expect(asked).rejects.toMatchObject({ reason: 'timeout' });
  expect((await service.post('a'))?.title).toBe('v1');
  expect(state.calls).toHaveLength(1);
});

test('an invalidated entry is fetched again, and a response pending at that time is not cached', async () => {
  const { state, service } = createCountingService();
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
  const { service } = createCountingService();
  const before = await service.post('a');
  later(hour);
  expect(await service.post('a')).toBe(before);
});

test('a stale response is returned for a day if the service fails', async () => {
  const { state, service } = createCountingService();
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
  const { state, service } = createCountingService();
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
  const { state, service } = createCountingService();
  state.down = true;
  await expect(service.posts({ page: 1 })).rejects.toThrow('down');
  state.down = false;
  expect((await service.posts({ page: 1 })).posts).toHaveLength(1);
});

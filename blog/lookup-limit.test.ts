import { expect, test } from 'vitest';
import { createCountingService, later, prepareClock, second } from './testing/counting-service.ts';

prepareClock();

/** Runs lookups one after the other. @returns how many were refused */
async function countRefused(count: number, lookUp: (index: number) => Promise<unknown>) {
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    await lookUp(index).catch((error: { reason?: string }) => {
      expect(error.reason).toBe('busy');
      refused += 1;
    });
  }
  return refused;
}

type Service = ReturnType<typeof createCountingService>['service'];

/** What a visitor can invent, how it is looked up, and the request that shows whether it exists. */
const inventions: [string, (service: Service, index: number) => Promise<unknown>, string][] = [
  ['slugs', (service, index) => service.post(`invented-${index}`), 'addresses'],
  [
    'categories',
    (service, index) => service.posts({ page: 1, categoryId: 5 + index }),
    'categories',
  ],
  ['pages', (service, index) => service.posts({ page: 5 + index }), 'posts 1 undefined'],
];

test.each(inventions)(
  '1,000 invented %s are 60 lookups, and what shows that they don’t exist is asked once',
  async (_, lookUp, shown) => {
    const { state, service } = createCountingService({ lookupsPerMinute: 60, slugs: ['real'] });
    state.missing = true;
    expect(await countRefused(1_000, (index) => lookUp(service, index))).toBe(940);
    expect(state.calls).toHaveLength(61);
    expect(state.calls.filter((call) => call === shown)).toHaveLength(1);
    later(61 * second);
    expect(await countRefused(60, (index) => lookUp(service, 2_000 + index))).toBe(0);
  },
);

test('beyond the limit, posts of the sitemap and of the cache are still found, and no page is a false 404', async () => {
  const { service } = createCountingService({ lookupsPerMinute: 1, slugs: ['Real', 'বাংলা'] });
  await service.post('cached');
  expect((await service.post('real'))?.slug).toBe('real');
  expect((await service.post(encodeURIComponent('বাংলা')))?.slug).toBe('বাংলা');
  expect((await service.post('cached'))?.slug).toBe('cached');
  await expect(service.post('new')).rejects.toMatchObject({ reason: 'busy' });
  expect(service.health().ok).toBe(true);
});

test('of 200 invented slugs at once, 8 are looked up', async () => {
  const { state, service } = createCountingService({ lookupsPerMinute: 500, slugs: ['real'] });
  state.silent = true;
  const pending = Array.from({ length: 200 }, (_, index) => service.post(`invented-${index}`));
  for (const each of pending) each.catch(() => {});
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(state.calls.filter((call) => call.startsWith('post '))).toHaveLength(8);
  expect(state.calls.filter((call) => call === 'addresses')).toHaveLength(1);
});

test.each(inventions)(
  'when what shows which %s exist fails, it is asked once in 5 seconds',
  async (_, lookUp, shown) => {
    const { state, service } = createCountingService({ lookupsPerMinute: 1, slugs: ['real'] });
    state.missing = true;
    await lookUp(service, 0);
    state.down = true;
    const countAsked = async () => {
      const { length } = state.calls;
      for (let index = 1; index <= 100; index += 1) {
        await expect(lookUp(service, index)).rejects.toThrow();
      }
      return state.calls.slice(length);
    };
    expect(await countAsked()).toEqual([shown]);
    later(5 * second);
    expect(await countAsked()).toEqual([shown]);
  },
);

test('without a limit, everything is looked up', async () => {
  const { state, service } = createCountingService();
  expect(await countRefused(300, (index) => service.post(`invented-${index}`))).toBe(0);
  expect(state.calls).toHaveLength(300);
});

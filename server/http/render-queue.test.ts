import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

/** Creates a queue, and work that is held until it is told to end. */
function createHeldWork(options: Parameters<typeof createRenderQueue>[0]) {
  const queue = createRenderQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (kind: Parameters<typeof queue.run>[0], name: string, signal?: AbortSignal) =>
    queue.run(
      kind,
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      signal,
    );
  /** Ends the work that began first. */
  async function endOne() {
    ends.shift()?.();
    await nextTurn();
  }
  return { queue, begun, run, endOne };
}

test('as much work runs at the same time as is permitted', async () => {
  const { begun, run, endOne } = createHeldWork({ concurrent: 2 });
  for (const name of ['a', 'b', 'c', 'd']) run('page', name);
  await nextTurn();
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('what has begun goes before what has not, and a confirmation before other pages', async () => {
  const { begun, run, endOne } = createHeldWork({ concurrent: 1 });
  for (const kind of ['page', 'page', 'confirmation', 'rendering', 'compression'] as const) {
    run(kind, kind);
  }
  for (let count = 0; count < 5; count += 1) await endOne();
  expect(begun).toEqual(['page', 'compression', 'rendering', 'confirmation', 'page']);
});

test('turns for new connections pass after each page that begins', async () => {
  const queue = createRenderQueue({ concurrent: 1 });
  const begun: number[] = [];
  let turn = 0;
  for (let page = 0; page < 3; page += 1) queue.begin('page').then(() => begun.push(turn));
  for (; begun.length < 3; turn += 1) await nextTurn();
  const [first = 0, second = 0, third = 0] = begun;
  expect(second - first).toBeGreaterThanOrEqual(16);
  expect(third - second).toBeGreaterThanOrEqual(16);
});

test('it is full when as many wait as may, later for a confirmation', async () => {
  const { queue, run } = createHeldWork({ concurrent: 1, maxWaiting: 2 });
  for (let count = 0; count < 2; count += 1) run('page', 'page');
  expect(queue.isFull('page')).toBe(false);
  run('page', 'page');
  expect(queue.isFull('page')).toBe(true);
  expect(queue.isFull('confirmation')).toBe(false);
  for (let count = 0; count < 2; count += 1) run('rendering', 'page');
  expect(queue.isFull('confirmation')).toBe(true);
});

test('a client that has gone frees its place at once', async () => {
  const { queue, begun, run, endOne } = createHeldWork({ concurrent: 1, maxWaiting: 1 });
  run('page', 'first');
  const gone = new AbortController();
  const waiting = run('page', 'gone', gone.signal);
  expect(queue.isFull('page')).toBe(true);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(queue.isFull('page')).toBe(false);
  await endOne();
  expect(begun).toEqual(['first']);
});

test('work that runs keeps its place when its client goes, and gives it back when it fails', async () => {
  const { begun, queue, run, endOne } = createHeldWork({ concurrent: 1 });
  const gone = new AbortController();
  run('page', 'first', gone.signal);
  run('page', 'second');
  await nextTurn();
  gone.abort();
  await nextTurn();
  expect(begun).toEqual(['first']);
  await endOne();
  await endOne();
  await expect(queue.run('page', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  await queue.run('page', async () => {});
});

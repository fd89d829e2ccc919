import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { openStoreInThread } from './store-in-thread.server.ts';
import { testDatabases } from './testing/databases.ts';
import { exampleSubmission } from './testing/examples.ts';

// Limits, not expectations: the tests start threads, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const threads: Worker[] = vi.hoisted(() => []);
vi.mock('node:worker_threads', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:worker_threads')>();
  class WatchedWorker extends original.Worker {
    constructor(...input: ConstructorParameters<typeof Worker>) {
      super(...input);
      threads.push(this);
    }
  }
  return { ...original, Worker: WatchedWorker };
});

const { newPath } = testDatabases();
const submission = () => exampleSubmission(randomUUID(), { email: `${randomUUID()}@example.org` });

let path: string;
let store: Store;
beforeEach(async () => {
  threads.length = 0;
  path = newPath();
  store = await openStoreInThread({ kind: 'sqlite', path });
});
afterEach(() => store.close());

const references = async () => {
  const found = [];
  for await (const { reference } of store.list()) found.push(reference);
  return found.toSorted();
};

test('what is submitted at the same time is stored, each under its own reference', async () => {
  const sent = Array.from({ length: 210 }, submission);
  const stored = await Promise.all(sent.map((each) => store.submit(each)));
  const own = stored.map(({ stored: { reference } }) => reference);
  expect(await references()).toEqual(own.toSorted());
  const [first] = sent;
  expect(await store.findOwn(own[0] ?? '', first?.submissionId ?? '')).toMatchObject({
    answers: first?.answers,
  });
});

test('an error of the store is one here, too, and the store goes on', async () => {
  renameSync(path, `${path}.away`);
  await expect(store.submit(submission())).rejects.toThrow(StoreError);
  await expect(store.submit(submission())).rejects.toThrow(/moved or deleted/);
  renameSync(`${path}.away`, path);
  await store.submit(submission());
  expect(await references()).toHaveLength(1);
});

test('what the thread had been asked when it ended fails, and the next question starts another one', async () => {
  const { stored } = await store.submit(submission());
  const asked = store.submit(submission());
  void threads[0]?.terminate();
  await expect(asked).rejects.toThrow(StoreError);
  expect(await store.count({ reference: stored.reference })).toBe(1);
  expect(threads).toHaveLength(2);
});

test('a database that cannot be opened is told', async () => {
  await expect(
    openStoreInThread({ kind: 'sqlite', path: '/nowhere/at/all.sqlite' }),
  ).rejects.toThrow(/^The database can't be opened \(\/nowhere/);
});

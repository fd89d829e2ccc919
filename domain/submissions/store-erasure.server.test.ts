import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { createStore, type Store } from './store.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { claimAll, createSubmission, later, leaseMs, listAll } from './testing/stores.ts';
import { until } from './testing/time-limits.ts';

const { folder, newDatabases } = createTestDatabases();

describe.each(newDatabases)('%s', (_, newDatabase) => {
  let address: DatabaseAddress;
  let store: Store;
  beforeEach(async () => {
    address = await newDatabase();
    store = await createStore(address);
  });
  afterEach(() => store.close());

  test('erasing a submission deletes its deliveries', async () => {
    const { stored } = await store.submit(createSubmission(), { webhook: true });
    const { stored: other } = await store.submit(createSubmission());
    const { reference } = stored;
    expect(await store.erase({ reference })).toEqual({ submissions: 1, undelivered: 3 });
    expect(await store.erase({ reference })).toEqual({ submissions: 0, undelivered: 0 });
    expect(await listAll(store)).toEqual([other]);
    expect(await store.countDeliveries()).toMatchObject({ waiting: 2 });
  });

  test('erasing by address or age deletes all matching submissions and their waiting mails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const submitFrom = (email: string) => store.submit(createSubmission({ email }));
    // This is more than one batch of the erasure.
    for (let index = 0; index < 205; index += 1) await submitFrom('Leaver@example.org');
    const { stored: other } = await submitFrom('other@example.org');
    vi.setSystemTime(Date.now() + 1000);
    const { stored: late } = await submitFrom('leaver@EXAMPLE.org');
    vi.useRealTimers();
    const staying = [late.reference, other.reference];
    const due = await claimAll(store);
    const leaving = due.filter((each) => !staying.includes(each.submission.reference));
    for (const { id } of leaving.slice(0, 5)) await store.markDelivered(id);

    const erased = await store.erase({ email: 'LEAVER@example.org', until: late.submittedAt });
    expect(erased).toEqual({ submissions: 205, undelivered: 205 + 3 - 5 });
    expect(await listAll(store)).toEqual([late, other]);
    const left = (await claimAll(store, later(2 * leaseMs))).map(
      (each) => each.submission.reference,
    );
    expect(new Set(left)).toEqual(new Set(staying));
    expect(await store.erase({ until: late.submittedAt })).toMatchObject({ submissions: 1 });
    expect(await listAll(store)).toEqual([late]);
  });

  test('an address whose domain is in another script is erased by either spelling', async () => {
    for (const email of ['nusrat@münchen.de', 'NUSRAT@xn--mnchen-3ya.de']) {
      await store.submit(createSubmission({ email: 'nusrat@xn--mnchen-3ya.de' }));
      expect(await store.erase({ email })).toMatchObject({ submissions: 1 });
    }
  });

  test('nothing is erased without a filter', async () => {
    await store.submit(createSubmission());
    for (const filter of [{}, { email: undefined, reference: undefined }]) {
      await expect(store.erase(filter)).rejects.toThrow('needs a filter');
    }
    expect(await store.count()).toBe(1);
  });
});

describe('SQLite', () => {
  const untilCheckpoint = (path: string) =>
    until(() => expect(statSync(`${path}-wal`).size).toBe(0));

  test('erased data is gone from the files while the site runs', async () => {
    const path = join(folder, 'erased.sqlite');
    const site = await createStore({ kind: 'sqlite', path });
    const letter = 'Nobody shall read this. '.repeat(200).trim();
    const { stored } = await site.submit(createSubmission({ motivationLetter: letter }));
    const files = () => [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
    expect(files()).toContain('Nobody shall read this.');
    // The checkpoint leaves nothing in the `-wal` file.
    await site.retryDeliveries(stored.reference);
    await untilCheckpoint(path);
    expect(readFileSync(`${path}-wal`, 'latin1')).not.toContain('Nobody shall read this.');
    const tool = await createStore({ kind: 'sqlite', path });
    await tool.erase({ reference: stored.reference });
    // The staff tool closes the store when its command has ended.
    await tool.close();
    expect(files()).not.toContain('Nobody shall read this.');
    await site.close();
  });
});

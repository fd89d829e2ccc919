import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { createStore, type Store } from './store.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { claimAll, createSubmission, later, leaseMs } from './testing/stores.ts';

const { newDatabases } = createTestDatabases();

describe.each(newDatabases)('%s', (_, newDatabase) => {
  let address: DatabaseAddress;
  let store: Store;
  beforeEach(async () => {
    address = await newDatabase();
    store = await createStore(address);
  });
  afterEach(() => store.close());

  test('each delivery is claimed once by several workers', async () => {
    for (let index = 0; index < 10; index += 1) await store.submit(createSubmission());
    const other = await createStore(address);
    const claims = await Promise.all([store, other, store, other].map((each) => claimAll(each)));
    await other.close();
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(20);
    expect(claims.flat()).toHaveLength(20);
  });

  test('a claimed delivery that was never reported is due again when its lease ends', async () => {
    const { stored } = await store.submit(createSubmission());
    const first = await claimAll(store);
    expect(first.map(({ kind, attempts }) => [kind, attempts]).toSorted()).toEqual([
      ['acknowledgement', 1],
      ['staff', 1],
    ]);
    expect(first[0]?.submission).toEqual(stored);
    // The process dies here.
    await store.close();
    store = await createStore(address);
    expect(await claimAll(store, later(leaseMs - 5000))).toEqual([]);
    const second = await claimAll(store, later(leaseMs + 5000));
    expect(second.map(({ id }) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
    expect(second[0]?.attempts).toBe(2);
  });

  test('a delivery that was put off while the clock was ahead is due', async () => {
    await store.submit(createSubmission());
    const hours = (count: number) => later(count * 60 * 60 * 1000);
    await claimAll(store, hours(24));
    expect((await claimAll(store)).map(({ kind }) => kind)).toEqual(['staff']);

    await claimAll(store, hours(48));
    expect(await claimAll(store)).toHaveLength(2);

    // After a clock that was ahead by less, a restart helps.
    await claimAll(store, hours(1));
    expect(await claimAll(store)).toEqual([]);
    await store.expediteRetries(later(0), leaseMs);
    expect(await claimAll(store)).toHaveLength(2);
  });

  test('mail to staff is late when it was not sent for ten minutes', async () => {
    const minutes = (count: number) => later(count * 60_000);
    expect(await store.isStaffMailLate(minutes(60))).toBe(false);
    await store.submit(createSubmission());
    const claimed = await claimAll(store);
    const staff = claimed.find(({ kind }) => kind === 'staff')?.id ?? '';
    await store.markFailed(staff, '451 try later', minutes(30));
    expect(await store.isStaffMailLate(minutes(9))).toBe(false);
    expect(await store.isStaffMailLate(minutes(11))).toBe(true);
    // The acknowledgement, which hasn't been sent either, doesn't count.
    await store.markDelivered(staff);
    expect(await store.isStaffMailLate(minutes(11))).toBe(false);
  });

  test('a delivery is delivered, retried later or given up', async () => {
    const { stored } = await store.submit(createSubmission());
    const claimed = await claimAll(store);
    const staff = claimed.find(({ kind }) => kind === 'staff')?.id ?? '';
    const acknowledgement = claimed.find(({ kind }) => kind === 'acknowledgement')?.id ?? '';
    await store.markFailed(staff, '451 try later', later(60_000));
    await store.markFailed(acknowledgement, '550 unknown', null);
    expect(await store.countDeliveries()).toEqual({ waiting: 0, retrying: 1, givenUp: 1 });
    expect(await store.listDeliveries()).toMatchObject([
      { kind: 'acknowledgement', status: 'given up', lastError: '550 unknown' },
      { kind: 'staff', status: 'retrying', reference: stored.reference, attempts: 1 },
    ]);
    expect(await claimAll(store, later(55_000))).toEqual([]);
    expect(await claimAll(store, later(65_000))).toMatchObject([{ id: staff, attempts: 2 }]);

    await store.markDelivered(staff);
    // A second process, whose lease has ended, can't undo it.
    await store.markFailed(staff, 'too late', later(0));
    expect(await store.listDeliveries()).toMatchObject([
      { status: 'given up' },
      { status: 'delivered', nextAttemptAt: null, lastError: null },
    ]);
    expect(await claimAll(store, later(10 * 24 * 3600_000))).toEqual([]);
    expect(await store.countDeliveries()).toEqual({ waiting: 0, retrying: 0, givenUp: 1 });
  });

  test('retry makes undelivered deliveries due now', async () => {
    const { stored } = await store.submit(createSubmission());
    await store.submit(createSubmission());
    for (const { id, kind } of await claimAll(store)) {
      if (kind === 'staff') await store.markDelivered(id);
      else await store.markFailed(id, '550 unknown', null);
    }
    expect(await store.retryDeliveries(stored.reference)).toBe(1);
    expect(await claimAll(store, later(1000))).toMatchObject([
      { kind: 'acknowledgement', submission: { reference: stored.reference } },
    ]);
    expect(await store.retryDeliveries()).toBe(2);
    expect(await claimAll(store, later(1000))).toHaveLength(2);
  });

  test('one process claims the digest of a week, and it is claimed again after a failure', async () => {
    const other = await createStore(address);
    const claimAtOnce = (now: Date) =>
      Promise.all(
        [store, other, store, other].map((each) => each.claimDigest('2026-11-15', now, leaseMs)),
      );
    const countClaims = async (now: Date) => (await claimAtOnce(now)).filter(Boolean).length;
    expect(await countClaims(later(0))).toBe(1);
    expect(await countClaims(later(leaseMs - 5000))).toBe(0);
    // The process that had claimed it has died or failed.
    expect(await countClaims(later(leaseMs + 5000))).toBe(1);
    await store.reportDigest('2026-11-15', later(900_000));
    expect(await countClaims(later(800_000))).toBe(0);
    expect(await countClaims(later(1_000_000))).toBe(1);
    expect(await other.isDigestSent('2026-11-15')).toBe(false);
    await store.reportDigest('2026-11-15', null);
    expect(await other.isDigestSent('2026-11-15')).toBe(true);
    expect(await countClaims(later(100_000_000))).toBe(0);
    expect(await store.claimDigest('2026-11-22', later(0), leaseMs)).toBe(true);
    await other.close();
  });
});

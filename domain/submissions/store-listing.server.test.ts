import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import type { SubmissionFilter } from './database/filter.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { claimAll, createSubmission, later, leaseMs, listAll } from './testing/stores.ts';

const { newDatabases } = createTestDatabases();

describe.each(newDatabases)('%s', (_, newDatabase) => {
  let address: DatabaseAddress;
  let store: Store;
  beforeEach(async () => {
    address = await newDatabase();
    store = await createStore(address);
  });
  afterEach(() => store.close());

  test('the list is newest first, and can be filtered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const programme of ['student-exchange', 'pathway-program', 'student-exchange']) {
      vi.setSystemTime(Date.now() + 1000);
      await store.submit(createSubmission({}, programme));
    }
    vi.useRealTimers();
    const applications = await listAll(store);
    const times = applications.map(({ submittedAt }) => submittedAt);
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await listAll(store, { programme: 'pathway-program' })).toEqual([applications[1]]);
    expect(await listAll(store, { since: times[1] })).toEqual(applications.slice(0, 2));
    expect(await listAll(store, { since: later(60_000).toISOString() })).toEqual([]);
  });

  test('filters have the same effect on the list, the count and the deliveries', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stored = [];
    for (const programme of ['pathway-program', 'student-exchange', 'student-exchange']) {
      vi.setSystemTime(Date.now() + 1000);
      stored.push((await store.submit(createSubmission({}, programme))).stored);
    }
    vi.useRealTimers();
    const [first, second, third] = stored;
    const listReferences = async (filter: SubmissionFilter) => {
      const references = (await listAll(store, filter)).map(({ reference }) => reference);
      expect(await store.count(filter)).toBe(references.length);
      const deliveries = await store.listDeliveries(filter);
      expect(new Set(deliveries.map(({ reference }) => reference))).toEqual(new Set(references));
      return references;
    };
    const references = (...submissions: (StoredSubmission | undefined)[]) =>
      submissions.map((each) => each?.reference);
    expect(await listReferences({})).toEqual(references(third, second, first));
    expect(await listReferences({ since: second?.submittedAt, until: third?.submittedAt })).toEqual(
      references(second),
    );
    expect(
      await listReferences({ programme: 'student-exchange', until: third?.submittedAt }),
    ).toEqual(references(second));
    expect(await listReferences({ email: String(third?.answers.email).toUpperCase() })).toEqual(
      references(third),
    );
    expect(await listReferences({ reference: first?.reference })).toEqual(references(first));
    expect(await listReferences({ form: 'contact' })).toEqual([]);
  });

  test('finds submissions and deliveries by the status of deliveries', async () => {
    const { stored: waiting } = await store.submit(createSubmission());
    const statuses = ['delivered', 'retrying', 'given up'] as const;
    const references: Record<string, string> = { waiting: waiting.reference };
    await claimAll(store);
    for (const status of statuses) {
      const { stored } = await store.submit(createSubmission());
      references[status] = stored.reference;
      for (const { id } of await claimAll(store)) {
        if (status === 'delivered') await store.markDelivered(id);
        else await store.markFailed(id, '451', status === 'retrying' ? later(leaseMs) : null);
      }
    }
    for (const status of ['waiting', ...statuses] as const) {
      const found = await listAll(store, { status });
      expect(found.map(({ reference }) => reference)).toEqual([references[status]]);
      expect(await store.count({ status })).toBe(1);
      const deliveries = await store.listDeliveries({ status });
      expect(deliveries.map((each) => [each.reference, each.status])).toEqual([
        [references[status], status],
        [references[status], status],
      ]);
    }
  });

  test('the list is read in pages, also when several submissions have the same time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let index = 0; index < 12; index += 1) {
      if (index === 3) vi.setSystemTime(Date.now() + 1000);
      await store.submit(createSubmission({ firstName: `N${index}` }));
    }
    vi.useRealTimers();
    const names = new Set<string>();
    let count = 0;
    for await (const { answers } of store.list({}, 4)) {
      names.add(String(answers.firstName));
      count += 1;
    }
    expect({ count, names: names.size }).toEqual({ count: 12, names: 12 });
  });

  test('counts the submissions since a time, and all suspected ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3600_000 });
    await store.submit({ ...createSubmission(), spamReason: 'hidden field' });
    await store.submit(createSubmission());
    vi.useRealTimers();
    await store.submit(createSubmission());
    expect(await store.countSubmitted(later(-60_000))).toEqual({ submissions: 1, suspected: 1 });
    expect(await store.countSubmitted(later(-7200_000))).toEqual({ submissions: 3, suspected: 1 });
    const { waiting } = await store.countDeliveries(['webhook']);
    expect({ waiting, all: (await store.countDeliveries()).waiting }).toEqual({
      waiting: 0,
      all: 4,
    });
  });
});

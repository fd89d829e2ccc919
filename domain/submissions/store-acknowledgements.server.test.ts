import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Submission } from './database/rows.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { createSubmission, listAll } from './testing/stores.ts';

/* To whom the store lets an acknowledgement be sent: a limited number for each mailbox, and none for suspected submissions. */

const { newDatabases } = createTestDatabases();

describe.each(newDatabases)('%s', (_, newDatabase) => {
  let store: Store;
  beforeEach(async () => {
    store = await createStore(await newDatabase());
  });
  afterEach(() => store.close());

  test('an address gets three acknowledgements a day, and staff get all mails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const submitFrom = (email: string) => store.submit(createSubmission({ email }));
    for (let count = 0; count < 4; count += 1) await submitFrom('Stranger@example.org');
    await submitFrom('stranger@EXAMPLE.org');
    await submitFrom('other@example.org');
    const getKinds = async () => (await store.listDeliveries()).map(({ kind }) => kind).toSorted();
    const expectedKinds = (acknowledgements: number, staff: number) => [
      ...Array(acknowledgements).fill('acknowledgement'),
      ...Array(staff).fill('staff'),
    ];
    expect(await getKinds()).toEqual(expectedKinds(4, 6));
    vi.setSystemTime(Date.now() + 24 * 3600_000 + 1);
    await submitFrom('stranger@example.org');
    vi.useRealTimers();
    expect(await getKinds()).toEqual(expectedKinds(5, 7));
  });

  test.each([
    ['tags', (index: number) => `victim+${index}@example.org`, 3],
    [
      'dots of Gmail',
      (index: number) =>
        `${'victims'.replace(/./g, (letter, at) => ((index >> at) & 1 ? `${letter}.` : letter))}@gmail.com`,
      3,
    ],
    [
      'two domains of Gmail',
      (index: number) => `Victim@${index % 2 ? 'gmail' : 'googlemail'}.com`,
      3,
    ],
    ['domains of iCloud', (index: number) => `victim@${['me', 'mac', 'icloud'][index % 3]}.com`, 3],
    ['names at one domain', (index: number) => `name${index}@example.org`, 50],
    ['subdomains of one domain', (index: number) => `name@x${index}.college.edu.bd`, 50],
    ['names at Gmail', (index: number) => `name${index}@gmail.com`, 56],
  ])('of acknowledgements to %s, so many are sent in a day', async (_, getEmail, expected) => {
    for (let index = 0; index < 56; index += 1) {
      await store.submit(createSubmission({ email: getEmail(index) }));
    }
    const kinds = (await store.listDeliveries()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(expected);
    expect(kinds.filter((kind) => kind === 'staff')).toHaveLength(56);
  });

  test('releasing old suspected submissions sends no more than three acknowledgements', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const references = [];
    for (let count = 0; count < 6; count += 1) {
      const sent = createSubmission({ email: `victim+${count}@example.org` });
      const { stored } = await store.submit({ ...sent, spamReason: 'filling time' });
      references.push(stored.reference);
    }
    vi.setSystemTime(Date.now() + 48 * 3600_000);
    for (const reference of references) await store.release(reference);
    vi.useRealTimers();
    const kinds = (await store.listDeliveries()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'staff')).toHaveLength(6);
  });

  test('a suspected submission is stored, and delivered only after its release', async () => {
    const sent: Submission = { ...createSubmission(), spamReason: 'filling time' };
    const { stored, created } = await store.submit(sent);
    await store.submit(createSubmission());
    expect({ created, spamReason: stored.spamReason }).toEqual({
      created: true,
      spamReason: 'filling time',
    });
    expect(await listAll(store, { suspected: true })).toEqual([stored]);
    expect(await listAll(store)).toHaveLength(2);
    const getDeliveries = async () =>
      (await store.listDeliveries()).filter(({ reference }) => reference === stored.reference);
    expect(await getDeliveries()).toEqual([]);
    // A repeated submission gets the same answer, and stays suspected.
    expect(await store.submit({ ...sent, spamReason: undefined })).toEqual({
      stored,
      created: false,
    });

    const released = await Promise.all([1, 2, 3].map(() => store.release(stored.reference)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect((await getDeliveries()).map(({ kind }) => kind)).toEqual(['acknowledgement', 'staff']);
    expect(await listAll(store, { suspected: true })).toEqual([]);
    const { spamReason: _, ...rest } = stored;
    expect(await store.find(stored.reference)).toEqual(rest);
    expect(await store.release('OPR-2222-2222')).toBe(false);
  });
});

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DatabaseAddress } from '#server/config/settings.ts';
import { checkStore } from './database/check.server.ts';
import type { SubmissionFilter } from './database/filter.server.ts';
import { openDatabase } from './database/open.server.ts';
import type { StoredSubmission, Submission } from './database/rows.server.ts';
import { submit } from './database/submissions.server.ts';
import { createStore, type Store } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { createExampleSubmission, message } from './testing/examples.ts';

// These are limits, not expectations: the tests start processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

const run = promisify(execFile);
const { folder, newSqlite, newPostgres } = createTestDatabases();

/** Each submission is another person's, since one e-mail address gets few acknowledgements a day. */
let people = 0;
const submission = (
  answers: Parameters<typeof createExampleSubmission>[1] = {},
  programme?: string,
) => {
  people += 1;
  return createExampleSubmission(
    randomUUID(),
    { email: `person${people}@example.org`, ...answers },
    programme,
  );
};

const lease = 60_000;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

async function claimAll(store: Store, now = new Date()) {
  const claimed = [];
  for (;;) {
    const delivery = await store.claimDelivery(now, lease);
    if (!delivery) return claimed;
    claimed.push(delivery);
  }
}

async function all(store: Store, filter?: Parameters<Store['list']>[0]) {
  const applications = [];
  for await (const each of store.list(filter)) applications.push(each);
  return applications;
}

describe.each([
  ['SQLite', async () => newSqlite()],
  ['PostgreSQL', newPostgres],
])('%s', (_, newDatabase) => {
  let address: DatabaseAddress;
  let store: Store;
  beforeEach(async () => {
    address = await newDatabase();
    store = await createStore(address);
  });
  afterEach(() => store.close());

  test('an application is kept as it was sent', async () => {
    const text = '\'"; drop table submissions; -- \\ % 😀 বাংলা\n\ttwo';
    const sent = submission({ motivationLetter: text, hasResume: true, hasPassport: false });
    const { stored, created } = await store.submit(sent);
    expect(created).toBe(true);
    expect(stored.reference).toMatch(/^OPR-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(Date.parse(stored.submittedAt)).toBeCloseTo(Date.now(), -4);
    const { submissionId: _, ...kept } = sent;
    expect(await store.find(stored.reference)).toEqual({
      ...kept,
      reference: stored.reference,
      submittedAt: stored.submittedAt,
    });
    expect(await store.find('OPR-2222-2222')).toBeUndefined();
  });

  test('a message of another form, which has neither programme nor terms, is kept alike', async () => {
    const sent = { submissionId: randomUUID(), form: 'contact', answers: message };
    const { stored } = await store.submit(sent);
    expect(await store.find(stored.reference)).toEqual({
      reference: stored.reference,
      submittedAt: stored.submittedAt,
      form: 'contact',
      answers: message,
    });
    await store.submit(submission());
    expect(await all(store, { form: 'contact' })).toEqual([stored]);
  });

  test('the same answers in another order are the same submission', async () => {
    const sent = submission();
    const answers = Object.fromEntries(Object.entries(sent.answers).reverse());
    const { stored } = await store.submit(sent);
    expect(await store.submit({ ...sent, answers })).toEqual({ stored, created: false });
  });

  test('an address gets three acknowledgements a day, and staff everything', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const to = (email: string) => store.submit(submission({ email }));
    for (let count = 0; count < 4; count += 1) await to('Stranger@example.org');
    await to('stranger@EXAMPLE.org');
    await to('other@example.org');
    const kinds = async () => (await store.listDeliveries()).map(({ kind }) => kind).toSorted();
    const mails = (acknowledgements: number, staff: number) => [
      ...Array(acknowledgements).fill('acknowledgement'),
      ...Array(staff).fill('staff'),
    ];
    expect(await kinds()).toEqual(mails(4, 6));
    vi.setSystemTime(Date.now() + 24 * 3600_000 + 1);
    await to('stranger@example.org');
    vi.useRealTimers();
    expect(await kinds()).toEqual(mails(5, 7));
  });

  test('what is suspected is stored, and nothing of it delivered before it is released', async () => {
    const sent: Submission = { ...submission(), suspicion: 'filling time' };
    const { stored, created } = await store.submit(sent);
    await store.submit(submission());
    expect({ created, suspicion: stored.suspicion }).toEqual({
      created: true,
      suspicion: 'filling time',
    });
    expect(await all(store, { suspected: true })).toEqual([stored]);
    expect(await all(store)).toHaveLength(2);
    const own = async () =>
      (await store.listDeliveries()).filter(({ reference }) => reference === stored.reference);
    expect(await own()).toEqual([]);
    // A repeated submission gets the same answer, and stays suspected.
    expect(await store.submit({ ...sent, suspicion: undefined })).toEqual({
      stored,
      created: false,
    });

    const released = await Promise.all([1, 2, 3].map(() => store.release(stored.reference)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect((await own()).map(({ kind }) => kind)).toEqual(['acknowledgement', 'staff']);
    expect(await all(store, { suspected: true })).toEqual([]);
    const { suspicion: _, ...rest } = stored;
    expect(await store.find(stored.reference)).toEqual(rest);
    expect(await store.release('OPR-2222-2222')).toBe(false);
  });

  test('one that can’t be stored leaves those that come with it alone, and each is stored once', async () => {
    const { stored: first } = await store.submit(submission());
    const sent = Array.from({ length: 20 }, () => submission());
    const results = await Promise.allSettled([
      ...sent.slice(0, 10).map((each) => store.submit(each)),
      store.submit(submission(), { newReference: () => first.reference }),
      ...sent.map((each) => store.submit(each)),
    ]);
    const failed = results.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([
      { reason: { message: expect.stringContaining('exist already') } },
    ]);
    const values = results.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    expect(values.filter(({ created }) => created)).toHaveLength(20);
    expect(new Set(values.map(({ stored }) => stored.reference)).size).toBe(20);
    expect(await store.count()).toBe(21);
    expect(await store.listDeliveries()).toHaveLength(42);
  });

  test('what was stored is there after closing and opening', async () => {
    const { stored } = await store.submit(submission());
    await store.close();
    store = await createStore(address);
    expect(await all(store)).toEqual([stored]);
  });

  test('the same submission, twenty times at once, is stored once', async () => {
    const sent = submission();
    const results = await Promise.all(Array.from({ length: 20 }, () => store.submit(sent)));
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ stored }) => stored.reference)).size).toBe(1);
    expect(await all(store)).toHaveLength(1);
    expect(await store.listDeliveries()).toHaveLength(2);
  });

  test('the same submission from several processes is stored once', async () => {
    const submissionId = randomUUID();
    const script = join(import.meta.dirname, 'testing/submit-often.ts');
    const processes = await Promise.all(
      [1, 2].map(() =>
        run(process.execPath, [script, JSON.stringify(address), submissionId, '20']),
      ),
    );
    const references = processes.flatMap(({ stdout }) => JSON.parse(stdout));
    expect(references).toHaveLength(40);
    expect(new Set(references).size).toBe(1);
    expect(await all(store)).toHaveLength(1);
    expect(await store.listDeliveries()).toHaveLength(2);
  });

  test('another application under the same submission id is not lost', async () => {
    const sent = submission();
    const first = await store.submit(sent);
    const changed = { ...sent, answers: { ...sent.answers, phone: '01711111111' } };
    const second = await store.submit(changed);
    expect(second.created).toBe(true);
    expect(second.stored.reference).not.toBe(first.stored.reference);
    expect(await store.submit(sent)).toEqual({ ...first, created: false });
    expect(await store.submit(changed)).toEqual({ ...second, created: false });
    expect(await all(store)).toHaveLength(2);
  });

  test('a reference that exists already is replaced by another one', async () => {
    const database = await openDatabase(address);
    const references = ['OPR-AAAA-AAAA', 'OPR-AAAA-AAAA', 'OPR-BBBB-BBBB'];
    const newReference = () => references.shift() ?? 'OPR-AAAA-AAAA';
    await submit(database, submission(), { newReference });
    const { stored } = await submit(database, submission({ firstName: 'Second' }), {
      newReference,
    });
    expect(stored.reference).toBe('OPR-BBBB-BBBB');
    // When every reference exists, nothing is written, and the error says so.
    await expect(submit(database, submission(), { newReference })).rejects.toThrow('exist already');
    await database.destroy();
    expect(await all(store)).toHaveLength(2);
    expect(await store.listDeliveries()).toHaveLength(4);
  });

  test('an application without its deliveries is never written', async () => {
    const database = await openDatabase(address);
    await database.schema.alterTable('deliveries').renameTo('elsewhere').execute();
    await expect(store.submit(submission())).rejects.toThrow(StoreError);
    await database.schema.alterTable('elsewhere').renameTo('deliveries').execute();
    await database.destroy();
    expect(await all(store)).toEqual([]);
  });

  test('an error of the store says why, and tells nothing of the application', async () => {
    const bad = submission();
    Object.assign(bad, { form: null });
    const error: unknown = await store.submit(bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(String(error)).toMatch(/^StoreError: The database failed: .*form/);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/Nusrat|nusrat/);
    expect(await all(store)).toEqual([]);
  });

  test('the list is newest first, and can be narrowed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const programme of ['student-exchange', 'pathway-program', 'student-exchange']) {
      vi.setSystemTime(Date.now() + 1000);
      await store.submit(submission({}, programme));
    }
    vi.useRealTimers();
    const applications = await all(store);
    const times = applications.map(({ submittedAt }) => submittedAt);
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await all(store, { programme: 'pathway-program' })).toEqual([applications[1]]);
    expect(await all(store, { since: times[1] })).toEqual(applications.slice(0, 2));
    expect(await all(store, { since: later(60_000).toISOString() })).toEqual([]);
  });

  test('the list, its count and the deliveries are narrowed alike', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stored = [];
    for (const programme of ['pathway-program', 'student-exchange', 'student-exchange']) {
      vi.setSystemTime(Date.now() + 1000);
      stored.push((await store.submit(submission({}, programme))).stored);
    }
    vi.useRealTimers();
    const [first, second, third] = stored;
    const narrowed = async (filter: SubmissionFilter) => {
      const references = (await all(store, filter)).map(({ reference }) => reference);
      expect(await store.count(filter)).toBe(references.length);
      const deliveries = await store.listDeliveries(filter);
      expect(new Set(deliveries.map(({ reference }) => reference))).toEqual(new Set(references));
      return references;
    };
    const references = (...submissions: (StoredSubmission | undefined)[]) =>
      submissions.map((each) => each?.reference);
    expect(await narrowed({})).toEqual(references(third, second, first));
    expect(await narrowed({ since: second?.submittedAt, until: third?.submittedAt })).toEqual(
      references(second),
    );
    expect(await narrowed({ programme: 'student-exchange', until: third?.submittedAt })).toEqual(
      references(second),
    );
    expect(await narrowed({ email: String(third?.answers.email).toUpperCase() })).toEqual(
      references(third),
    );
    expect(await narrowed({ reference: first?.reference })).toEqual(references(first));
    expect(await narrowed({ form: 'contact' })).toEqual([]);
  });

  test('submissions and deliveries are found by how deliveries stand', async () => {
    const { stored: waiting } = await store.submit(submission());
    const statuses = ['delivered', 'retrying', 'given up'] as const;
    const references: Record<string, string> = { waiting: waiting.reference };
    await claimAll(store);
    for (const status of statuses) {
      const { stored } = await store.submit(submission());
      references[status] = stored.reference;
      for (const { id } of await claimAll(store)) {
        if (status === 'delivered') await store.markDelivered(id);
        else await store.markFailed(id, '451', status === 'retrying' ? later(lease) : null);
      }
    }
    for (const status of ['waiting', ...statuses] as const) {
      const found = await all(store, { status });
      expect(found.map(({ reference }) => reference)).toEqual([references[status]]);
      expect(await store.count({ status })).toBe(1);
      const deliveries = await store.listDeliveries({ status });
      expect(deliveries.map((each) => [each.reference, each.status])).toEqual([
        [references[status], status],
        [references[status], status],
      ]);
    }
  });

  test('the list is read page after page, also when a page ends amid one millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let index = 0; index < 12; index += 1) {
      if (index === 3) vi.setSystemTime(Date.now() + 1000);
      await store.submit(submission({ firstName: `N${index}` }));
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

  test('a confirmation needs the reference and its submission id', async () => {
    const sent = submission();
    const { stored } = await store.submit(sent);
    expect(await store.findOwn(stored.reference, sent.submissionId)).toEqual(stored);
    expect(await store.findOwn(stored.reference, randomUUID())).toBeUndefined();
    expect(await store.findOwn('OPR-2222-2222', sent.submissionId)).toBeUndefined();
  });

  test('each delivery is claimed once, however many claim', async () => {
    for (let index = 0; index < 10; index += 1) await store.submit(submission());
    const other = await createStore(address);
    const claims = await Promise.all([store, other, store, other].map((each) => claimAll(each)));
    await other.close();
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(20);
    expect(claims.flat()).toHaveLength(20);
  });

  test('a delivery that was claimed and never reported is due again when its lease ends', async () => {
    const { stored } = await store.submit(submission());
    const first = await claimAll(store);
    expect(first.map(({ kind, attempts }) => [kind, attempts]).toSorted()).toEqual([
      ['acknowledgement', 1],
      ['staff', 1],
    ]);
    expect(first[0]?.submission).toEqual(stored);
    // The process dies here.
    await store.close();
    store = await createStore(address);
    expect(await claimAll(store, later(lease - 5000))).toEqual([]);
    const second = await claimAll(store, later(lease + 5000));
    expect(second.map(({ id }) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
    expect(second[0]?.attempts).toBe(2);
  });

  test('after a crash, what was confirmed is there and nothing is there by half', async () => {
    const script = join(import.meta.dirname, 'testing/submit-and-die.ts');
    const killed = await run(process.execPath, [
      script,
      JSON.stringify(address),
      randomUUID(),
      randomUUID(),
    ]).catch((error: { signal: string; stdout: string }) => error);
    expect(killed).toMatchObject({ signal: 'SIGKILL' });
    const applications = await all(store);
    expect(applications.map(({ reference }) => reference)).toEqual([killed.stdout]);
    expect(await claimAll(store)).toHaveLength(2);
  });

  test('a delivery is done, fails until its time comes, or is given up', async () => {
    const { stored } = await store.submit(submission());
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
    // A second process whose lease had ended can't undo it.
    await store.markFailed(staff, 'too late', later(0));
    expect(await store.listDeliveries()).toMatchObject([
      { status: 'given up' },
      { status: 'delivered', nextAttemptAt: null, lastError: null },
    ]);
    expect(await claimAll(store, later(10 * 24 * 3600_000))).toEqual([]);
    expect(await store.countDeliveries()).toEqual({ waiting: 0, retrying: 0, givenUp: 1 });
  });

  test('retry makes what is not delivered due now', async () => {
    const { stored } = await store.submit(submission());
    await store.submit(submission());
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

  test('what is erased is gone with its deliveries', async () => {
    const { stored } = await store.submit(submission(), { webhook: true });
    const { stored: other } = await store.submit(submission());
    const { reference } = stored;
    expect(await store.erase({ reference })).toEqual({ submissions: 1, undelivered: 3 });
    expect(await store.erase({ reference })).toEqual({ submissions: 0, undelivered: 0 });
    expect(await all(store)).toEqual([other]);
    expect(await store.countDeliveries()).toMatchObject({ waiting: 2 });
  });

  test('what is erased by address or age goes whole, with the mails that wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const one = (email: string) => store.submit(submission({ email }));
    // This is more than one batch of the erasure.
    for (let index = 0; index < 205; index += 1) await one('Leaver@example.org');
    const { stored: other } = await one('other@example.org');
    vi.setSystemTime(Date.now() + 1000);
    const { stored: late } = await one('leaver@EXAMPLE.org');
    vi.useRealTimers();
    const staying = [late.reference, other.reference];
    const due = await claimAll(store);
    const leaving = due.filter((each) => !staying.includes(each.submission.reference));
    for (const { id } of leaving.slice(0, 5)) await store.markDelivered(id);

    const erased = await store.erase({ email: 'LEAVER@example.org', until: late.submittedAt });
    expect(erased).toEqual({ submissions: 205, undelivered: 205 + 3 - 5 });
    expect(await all(store)).toEqual([late, other]);
    const left = (await claimAll(store, later(2 * lease))).map((each) => each.submission.reference);
    expect(new Set(left)).toEqual(new Set(staying));
    expect(await store.erase({ until: late.submittedAt })).toMatchObject({ submissions: 1 });
    expect(await all(store)).toEqual([late]);
  });

  test('nothing is erased without a filter', async () => {
    await store.submit(submission());
    for (const filter of [{}, { email: undefined, reference: undefined }]) {
      await expect(store.erase(filter)).rejects.toThrow('needs a filter');
    }
    expect(await store.count()).toBe(1);
  });

  test('the check passes while the store is open, and fails after', async () => {
    await store.check();
    await store.close();
    await expect(store.check()).rejects.toThrow(StoreError);
    await expect(store.submit(submission())).rejects.toThrow(StoreError);
    store = await createStore(address);
  });

  test('the digest of a week is sent once, by whoever claims it first, and tried again when it failed', async () => {
    const other = await createStore(address);
    const claims = (now: Date) =>
      Promise.all(
        [store, other, store, other].map((each) => each.claimDigest('2026-11-15', now, lease)),
      );
    const won = async (now: Date) => (await claims(now)).filter(Boolean).length;
    expect(await won(later(0))).toBe(1);
    expect(await won(later(lease - 5000))).toBe(0);
    // The process that had claimed it has died or failed.
    expect(await won(later(lease + 5000))).toBe(1);
    await store.reportDigest('2026-11-15', later(900_000));
    expect(await won(later(800_000))).toBe(0);
    expect(await won(later(1_000_000))).toBe(1);
    expect(await other.isDigestSent('2026-11-15')).toBe(false);
    await store.reportDigest('2026-11-15', null);
    expect(await other.isDigestSent('2026-11-15')).toBe(true);
    expect(await won(later(100_000_000))).toBe(0);
    expect(await store.claimDigest('2026-11-22', later(0), lease)).toBe(true);
    await other.close();
  });

  test('what came since a time is counted, and what is suspected of whatever time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3600_000 });
    await store.submit({ ...submission(), suspicion: 'hidden field' });
    await store.submit(submission());
    vi.useRealTimers();
    await store.submit(submission());
    expect(await store.countSubmitted(later(-60_000))).toEqual({ submissions: 1, suspected: 1 });
    expect(await store.countSubmitted(later(-7200_000))).toEqual({ submissions: 3, suspected: 1 });
    const { waiting } = await store.countDeliveries(['webhook']);
    expect({ waiting, all: (await store.countDeliveries()).waiting }).toEqual({
      waiting: 0,
      all: 4,
    });
  });

  test('processes that start at once all get their tables', async () => {
    const fresh = await newDatabase();
    const script = join(import.meta.dirname, 'testing/submit-often.ts');
    const processes = await Promise.all(
      [1, 2, 3].map(() =>
        run(process.execPath, [script, JSON.stringify(fresh), randomUUID(), '1']),
      ),
    );
    expect(processes.map(({ stderr }) => stderr)).toEqual(['', '', '']);
  });

  test('what an earlier version stored is open, and can be marked as answered', async () => {
    const { stored } = await store.submit(submission());
    const database = await openDatabase(address);
    await database.schema.alterTable('submissions').dropColumn('answeredAt').execute();
    await sql`delete from kysely_migration where name = '2026-11-25-answered'`.execute(database);
    await database.destroy();
    const upgraded = await createStore(address);
    const { reference } = stored;
    expect(await all(upgraded, { answered: false })).toEqual([stored]);
    await upgraded.markAnswered([reference], '2026-11-25T06:00:00.000Z');
    expect(await upgraded.find(reference)).toEqual({
      ...stored,
      answeredAt: '2026-11-25T06:00:00.000Z',
    });
    await upgraded.close();
  });

  test('a change of the tables that fails leaves nothing by half', async () => {
    const database = await openDatabase(address);
    await database.schema.dropTable('deliveries').execute();
    await database.schema.dropTable('submissions').execute();
    await database.schema.dropTable('terms').execute();
    await database.schema.dropTable('digests').execute();
    await database.schema.dropTable('storeCheck').execute();
    await sql`delete from kysely_migration`.execute(database);
    await database.schema.createTable('deliveries').addColumn('other', 'text').execute();
    await expect(createStore(address)).rejects.toThrow('exists');
    await database.schema.dropTable('deliveries').execute();
    await database.destroy();
    const healed = await createStore(address);
    expect(await healed.submit(submission())).toMatchObject({ created: true });
    await healed.close();
  });
});

describe('a database that can’t be opened is named with the reason', () => {
  const reasonFor = async (address: DatabaseAddress) => {
    const error: unknown = await createStore(address).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    return String(error);
  };

  test('a folder that can’t be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const path = join(file, 'site.sqlite');
    expect(await reasonFor({ kind: 'sqlite', path })).toContain(`(${path}): EEXIST`);
  });

  test('a folder in a folder that isn’t there', async () => {
    const path = join(folder, 'no', 'folder', 'site.sqlite');
    expect(await reasonFor({ kind: 'sqlite', path })).toContain(`(${path}): ENOENT`);
  });

  test('a file that is no database', async () => {
    const path = join(folder, 'no-database');
    writeFileSync(path, 'This is a text of more than sixteen letters.');
    expect(await reasonFor({ kind: 'sqlite', path })).toContain('file is not a database');
  });

  test('a server that isn’t there', async () => {
    const reason = await reasonFor({
      kind: 'postgres',
      url: 'postgres://site:secret@127.0.0.1:1/opar',
    });
    expect(reason).toContain('(PostgreSQL 127.0.0.1:1/opar): connect ECONNREFUSED');
    expect(reason).not.toContain('secret');
  });

  test('a wrong password', async () => {
    const { url } = await newPostgres();
    const reason = await reasonFor({
      kind: 'postgres',
      url: url.replace(':password@', ':secret@'),
    });
    expect(reason).toContain('password authentication failed');
    expect(reason).not.toContain('secret');
  });
});

describe('SQLite', () => {
  const untilCheckpoint = (path: string) =>
    until(() => expect(statSync(`${path}-wal`).size).toBe(0));

  test('a database that is moved while it is open refuses to store', async () => {
    const path = join(folder, 'moved.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.submit(submission());
    renameSync(path, `${path}.old`);
    await expect(store.submit(submission())).rejects.toThrow('moved or deleted');
    await expect(store.check()).rejects.toThrow('moved or deleted');
    await store.close();
  });

  test('so does one whose latest changes were deleted beside it', async () => {
    const path = join(folder, 'without-wal.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.submit(submission());
    rmSync(`${path}-wal`);
    await expect(store.submit(submission())).rejects.toThrow('-wal was moved or deleted');
    await store.close();
  });

  test('a full disk is told as what it is, by the check too', async () => {
    const database = await openDatabase(newSqlite());
    await submit(database, submission());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    const pages = sql.lit((rows[0]?.page_count ?? 0) + 4);
    await sql`pragma max_page_count = ${pages}`.execute(database);
    await expect(checkStore(database)).rejects.toThrow('database or disk is full');
    const large = submission({ motivationLetter: 'A letter. '.repeat(5000) });
    await expect(submit(database, large)).rejects.toThrow('database or disk is full');
    await sql`pragma max_page_count = 1000000`.execute(database);
    await checkStore(database);
    expect(await submit(database, large)).toMatchObject({ created: true });
    await database.destroy();
  });

  test('while another process writes, the site goes on, and the application is stored after it', async () => {
    const path = join(folder, 'locked.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    let stored = false;
    const storing = store.submit(submission()).then(() => {
      stored = true;
    });
    // Other visitors are served at each of these timers.
    for (let turn = 0; turn < 5; turn += 1) await setTimeout(10);
    expect(stored).toBe(false);
    other.exec('commit');
    other.close();
    await storing;
    expect(await all(store)).toHaveLength(1);
    await store.close();
  });

  test('a copy of the one file has everything', async () => {
    const path = join(folder, 'copied.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    const { stored } = await store.submit(submission());
    await untilCheckpoint(path);
    copyFileSync(path, `${path}.copy`);
    await store.close();
    const copy = await createStore({ kind: 'sqlite', path: `${path}.copy` });
    expect(await all(copy)).toEqual([stored]);
    await copy.close();
  });

  test('many submissions at once share a checkpoint, and a copy of the one file has them all', async () => {
    const path = join(folder, 'crowd.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    const writes = Array.from({ length: 20 }, () => store.submit(submission()));
    // What was acknowledged is in the `-wal` file until the checkpoint.
    await Promise.all(writes);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    await untilCheckpoint(path);
    copyFileSync(path, `${path}.copy`);
    await store.close();
    const copy = await createStore({ kind: 'sqlite', path: `${path}.copy` });
    expect(await all(copy)).toHaveLength(20);
    await copy.close();
  });

  test('nothing of what is erased is left in the files, while the site runs', async () => {
    const path = join(folder, 'erased.sqlite');
    const site = await createStore({ kind: 'sqlite', path });
    const letter = 'Nobody shall read this. '.repeat(200).trim();
    const { stored } = await site.submit(submission({ motivationLetter: letter }));
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

  test('a folder that is made for the database is its owner’s alone', async () => {
    const path = join(folder, 'private', 'site.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.close();
    expect(statSync(join(folder, 'private')).mode & 0o777).toBe(0o700);
  });
});

describe('PostgreSQL', () => {
  test('the check fails on a database that may only be read', async () => {
    const address = await newPostgres();
    const store = await createStore(address);
    const other = await openDatabase(address);
    const name = sql.id(new URL(address.url).pathname.slice(1));
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(other);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await until(() => expect(store.check()).rejects.toThrow('read-only transaction'));
    for (const each of [other, store]) await ('destroy' in each ? each.destroy() : each.close());
  });

  test('a connection that breaks while it is in use ends neither the process nor the store', async () => {
    const address = await newPostgres();
    const store = await createStore(address);
    const database = await openDatabase(address);
    const other = await openDatabase(address);
    await database.connection().execute(async (connection) => {
      const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
      const victim = (await pid.execute(connection)).rows[0]?.pid;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
      await until(async () => {
        const left = sql`select 1 from pg_stat_activity where pid = ${victim}`;
        expect((await left.execute(other)).rows).toEqual([]);
      });
      await expect(pid.execute(connection)).rejects.toThrow();
    });
    // A connection may be found broken only when it is used. That visitor gets an error, and sends it again.
    await until(() => store.check());
    expect(await all(store)).toEqual([]);
    for (const each of [database, other, store]) {
      await ('destroy' in each ? each.destroy() : each.close());
    }
  });
});

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

/** Creates a submission with a new e-mail address, since each address gets only a few acknowledgements a day. */
let people = 0;
const createSubmission = (
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

const leaseMs = 60_000;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

async function claimAll(store: Store, now = new Date()) {
  const claimed = [];
  for (;;) {
    const delivery = await store.claimDelivery(now, leaseMs);
    if (!delivery) return claimed;
    claimed.push(delivery);
  }
}

async function listAll(store: Store, filter?: Parameters<Store['list']>[0]) {
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

  test('an application is stored as it was sent', async () => {
    const text = '\'"; drop table submissions; -- \\ % 😀 বাংলা\n\ttwo';
    const sent = createSubmission({ motivationLetter: text, hasResume: true, hasPassport: false });
    const { stored, created } = await store.submit(sent);
    expect(created).toBe(true);
    expect(stored.reference).toMatch(/^OPR-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(Date.parse(stored.submittedAt)).toBeCloseTo(Date.now(), -4);
    const { submissionId: _, ...expected } = sent;
    expect(await store.find(stored.reference)).toEqual({
      ...expected,
      reference: stored.reference,
      submittedAt: stored.submittedAt,
    });
    expect(await store.find('OPR-2222-2222')).toBeUndefined();
  });

  test('a message of a form without programme and terms is stored as it was sent', async () => {
    const sent = { submissionId: randomUUID(), form: 'contact', answers: message };
    const { stored } = await store.submit(sent);
    expect(await store.find(stored.reference)).toEqual({
      reference: stored.reference,
      submittedAt: stored.submittedAt,
      form: 'contact',
      answers: message,
    });
    await store.submit(createSubmission());
    expect(await listAll(store, { form: 'contact' })).toEqual([stored]);
  });

  test('the same answers in another order are the same submission', async () => {
    const sent = createSubmission();
    const answers = Object.fromEntries(Object.entries(sent.answers).reverse());
    const { stored } = await store.submit(sent);
    expect(await store.submit({ ...sent, answers })).toEqual({ stored, created: false });
  });

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

  test('a suspected submission is stored, and delivered only after its release', async () => {
    const sent: Submission = { ...createSubmission(), suspicion: 'filling time' };
    const { stored, created } = await store.submit(sent);
    await store.submit(createSubmission());
    expect({ created, suspicion: stored.suspicion }).toEqual({
      created: true,
      suspicion: 'filling time',
    });
    expect(await listAll(store, { suspected: true })).toEqual([stored]);
    expect(await listAll(store)).toHaveLength(2);
    const getDeliveries = async () =>
      (await store.listDeliveries()).filter(({ reference }) => reference === stored.reference);
    expect(await getDeliveries()).toEqual([]);
    // A repeated submission gets the same answer, and stays suspected.
    expect(await store.submit({ ...sent, suspicion: undefined })).toEqual({
      stored,
      created: false,
    });

    const released = await Promise.all([1, 2, 3].map(() => store.release(stored.reference)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect((await getDeliveries()).map(({ kind }) => kind)).toEqual(['acknowledgement', 'staff']);
    expect(await listAll(store, { suspected: true })).toEqual([]);
    const { suspicion: _, ...rest } = stored;
    expect(await store.find(stored.reference)).toEqual(rest);
    expect(await store.release('OPR-2222-2222')).toBe(false);
  });

  test('one submission that can’t be stored does not affect those sent at the same time', async () => {
    const { stored: first } = await store.submit(createSubmission());
    const sent = Array.from({ length: 20 }, () => createSubmission());
    const results = await Promise.allSettled([
      ...sent.slice(0, 10).map((each) => store.submit(each)),
      store.submit(createSubmission(), { newReference: () => first.reference }),
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

  test('submissions persist after closing and opening the store', async () => {
    const { stored } = await store.submit(createSubmission());
    await store.close();
    store = await createStore(address);
    expect(await listAll(store)).toEqual([stored]);
  });

  test('the same submission sent twenty times at once is stored once', async () => {
    const sent = createSubmission();
    const results = await Promise.all(Array.from({ length: 20 }, () => store.submit(sent)));
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ stored }) => stored.reference)).size).toBe(1);
    expect(await listAll(store)).toHaveLength(1);
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
    expect(await listAll(store)).toHaveLength(1);
    expect(await store.listDeliveries()).toHaveLength(2);
  });

  test('another application with the same submission id is stored as well', async () => {
    const sent = createSubmission();
    const first = await store.submit(sent);
    const changed = { ...sent, answers: { ...sent.answers, phone: '01711111111' } };
    const second = await store.submit(changed);
    expect(second.created).toBe(true);
    expect(second.stored.reference).not.toBe(first.stored.reference);
    expect(await store.submit(sent)).toEqual({ ...first, created: false });
    expect(await store.submit(changed)).toEqual({ ...second, created: false });
    expect(await listAll(store)).toHaveLength(2);
  });

  test('a reference that exists already is replaced by a new one', async () => {
    const database = await openDatabase(address);
    const references = ['OPR-AAAA-AAAA', 'OPR-AAAA-AAAA', 'OPR-BBBB-BBBB'];
    const newReference = () => references.shift() ?? 'OPR-AAAA-AAAA';
    await submit(database, createSubmission(), { newReference });
    const { stored } = await submit(database, createSubmission({ firstName: 'Second' }), {
      newReference,
    });
    expect(stored.reference).toBe('OPR-BBBB-BBBB');
    // When every reference exists, nothing is written, and the error says so.
    await expect(submit(database, createSubmission(), { newReference })).rejects.toThrow(
      'exist already',
    );
    await database.destroy();
    expect(await listAll(store)).toHaveLength(2);
    expect(await store.listDeliveries()).toHaveLength(4);
  });

  test('an application is never stored without its deliveries', async () => {
    const database = await openDatabase(address);
    await database.schema.alterTable('deliveries').renameTo('elsewhere').execute();
    await expect(store.submit(createSubmission())).rejects.toThrow(StoreError);
    await database.schema.alterTable('elsewhere').renameTo('deliveries').execute();
    await database.destroy();
    expect(await listAll(store)).toEqual([]);
  });

  test('an error of the store has the reason, and nothing of the application', async () => {
    const bad = createSubmission();
    Object.assign(bad, { form: null });
    const error: unknown = await store.submit(bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(String(error)).toMatch(/^StoreError: The database failed: .*form/);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/Nusrat|nusrat/);
    expect(await listAll(store)).toEqual([]);
  });

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

  test('a confirmation needs the reference and its submission id', async () => {
    const sent = createSubmission();
    const { stored } = await store.submit(sent);
    expect(await store.findOwn(stored.reference, sent.submissionId)).toEqual(stored);
    expect(await store.findOwn(stored.reference, randomUUID())).toBeUndefined();
    expect(await store.findOwn('OPR-2222-2222', sent.submissionId)).toBeUndefined();
  });

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

  test('after a crash, confirmed submissions are stored and the unfinished one is not', async () => {
    const script = join(import.meta.dirname, 'testing/submit-and-die.ts');
    const killed = await run(process.execPath, [
      script,
      JSON.stringify(address),
      randomUUID(),
      randomUUID(),
    ]).catch((error: { signal: string; stdout: string }) => error);
    expect(killed).toMatchObject({ signal: 'SIGKILL' });
    const applications = await listAll(store);
    expect(applications.map(({ reference }) => reference)).toEqual([killed.stdout]);
    expect(await claimAll(store)).toHaveLength(2);
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
    // A second process whose leaseMs had ended can't undo it.
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

  test('nothing is erased without a filter', async () => {
    await store.submit(createSubmission());
    for (const filter of [{}, { email: undefined, reference: undefined }]) {
      await expect(store.erase(filter)).rejects.toThrow('needs a filter');
    }
    expect(await store.count()).toBe(1);
  });

  test('the check passes while the store is open, and fails afterwards', async () => {
    await store.check();
    await store.close();
    await expect(store.check()).rejects.toThrow(StoreError);
    await expect(store.submit(createSubmission())).rejects.toThrow(StoreError);
    store = await createStore(address);
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

  test('counts the submissions since a time, and all suspected ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3600_000 });
    await store.submit({ ...createSubmission(), suspicion: 'hidden field' });
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

  test('processes that start together all get their tables', async () => {
    const fresh = await newDatabase();
    const script = join(import.meta.dirname, 'testing/submit-often.ts');
    const processes = await Promise.all(
      [1, 2, 3].map(() =>
        run(process.execPath, [script, JSON.stringify(fresh), randomUUID(), '1']),
      ),
    );
    expect(processes.map(({ stderr }) => stderr)).toEqual(['', '', '']);
  });

  test('a submission of an earlier version is open, and can be marked as answered', async () => {
    const { stored } = await store.submit(createSubmission());
    const database = await openDatabase(address);
    await database.schema.alterTable('submissions').dropColumn('answeredAt').execute();
    await sql`delete from kysely_migration where name = '2026-11-25-answered'`.execute(database);
    await database.destroy();
    const upgraded = await createStore(address);
    const { reference } = stored;
    expect(await listAll(upgraded, { answered: false })).toEqual([stored]);
    await upgraded.markAnswered([reference], '2026-11-25T06:00:00.000Z');
    expect(await upgraded.find(reference)).toEqual({
      ...stored,
      answeredAt: '2026-11-25T06:00:00.000Z',
    });
    await upgraded.close();
  });

  test('a failed migration changes nothing', async () => {
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
    const repaired = await createStore(address);
    expect(await repaired.submit(createSubmission())).toMatchObject({ created: true });
    await repaired.close();
  });
});

describe('the error of a database that can’t be opened has its name and the reason', () => {
  const reasonFor = async (address: DatabaseAddress) => {
    const error: unknown = await createStore(address).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    return String(error);
  };

  test('a folder that can’t be created', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const path = join(file, 'site.sqlite');
    expect(await reasonFor({ kind: 'sqlite', path })).toContain(`(${path}): EEXIST`);
  });

  test('a folder in a missing folder', async () => {
    const path = join(folder, 'no', 'folder', 'site.sqlite');
    expect(await reasonFor({ kind: 'sqlite', path })).toContain(`(${path}): ENOENT`);
  });

  test('a file that is not a database', async () => {
    const path = join(folder, 'no-database');
    writeFileSync(path, 'This is a text of more than sixteen letters.');
    expect(await reasonFor({ kind: 'sqlite', path })).toContain('file is not a database');
  });

  test('a server that is not running', async () => {
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

  test('a database file that was moved while it is open rejects submissions', async () => {
    const path = join(folder, 'moved.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.submit(createSubmission());
    renameSync(path, `${path}.old`);
    await expect(store.submit(createSubmission())).rejects.toThrow('moved or deleted');
    await expect(store.check()).rejects.toThrow('moved or deleted');
    await store.close();
  });

  test('a database whose `-wal` file was deleted rejects submissions', async () => {
    const path = join(folder, 'without-wal.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.submit(createSubmission());
    rmSync(`${path}-wal`);
    await expect(store.submit(createSubmission())).rejects.toThrow('-wal was moved or deleted');
    await store.close();
  });

  test('a full disk is reported, also by the check', async () => {
    const database = await openDatabase(newSqlite());
    await submit(database, createSubmission());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    const pages = sql.lit((rows[0]?.page_count ?? 0) + 4);
    await sql`pragma max_page_count = ${pages}`.execute(database);
    await expect(checkStore(database)).rejects.toThrow('database or disk is full');
    const large = createSubmission({ motivationLetter: 'A letter. '.repeat(5000) });
    await expect(submit(database, large)).rejects.toThrow('database or disk is full');
    await sql`pragma max_page_count = 1000000`.execute(database);
    await checkStore(database);
    expect(await submit(database, large)).toMatchObject({ created: true });
    await database.destroy();
  });

  test('while another process writes, the site serves other requests, and stores the application afterwards', async () => {
    const path = join(folder, 'locked.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    let stored = false;
    const storing = store.submit(createSubmission()).then(() => {
      stored = true;
    });
    // Other visitors are served at each of these timers.
    for (let turn = 0; turn < 5; turn += 1) await setTimeout(10);
    expect(stored).toBe(false);
    other.exec('commit');
    other.close();
    await storing;
    expect(await listAll(store)).toHaveLength(1);
    await store.close();
  });

  test('a copy of the database file is complete', async () => {
    const path = join(folder, 'copied.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    const { stored } = await store.submit(createSubmission());
    await untilCheckpoint(path);
    copyFileSync(path, `${path}.copy`);
    await store.close();
    const copy = await createStore({ kind: 'sqlite', path: `${path}.copy` });
    expect(await listAll(copy)).toEqual([stored]);
    await copy.close();
  });

  test('many submissions at once share a checkpoint, and a copy of the database file has them all', async () => {
    const path = join(folder, 'crowd.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    const writes = Array.from({ length: 20 }, () => store.submit(createSubmission()));
    // What was acknowledged is in the `-wal` file until the checkpoint.
    await Promise.all(writes);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    await untilCheckpoint(path);
    copyFileSync(path, `${path}.copy`);
    await store.close();
    const copy = await createStore({ kind: 'sqlite', path: `${path}.copy` });
    expect(await listAll(copy)).toHaveLength(20);
    await copy.close();
  });

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

  test('a folder that is created for the database belongs to its owner only', async () => {
    const path = join(folder, 'private', 'site.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.close();
    expect(statSync(join(folder, 'private')).mode & 0o777).toBe(0o700);
  });
});

describe('PostgreSQL', () => {
  test('the check fails on a read-only database', async () => {
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
    expect(await listAll(store)).toEqual([]);
    for (const each of [database, other, store]) {
      await ('destroy' in each ? each.destroy() : each.close());
    }
  });
});

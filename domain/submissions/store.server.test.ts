import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { openDatabase } from './database/open.server.ts';
import { submit } from './database/submissions.server.ts';
import { createStore, type Store } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { message } from './testing/examples.ts';
import { claimAll, createSubmission, listAll } from './testing/stores.ts';

const run = promisify(execFile);
const { newDatabases } = createTestDatabases();

describe.each(newDatabases)('%s', (_, newDatabase) => {
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

  test('a confirmation needs the reference and its submission id', async () => {
    const sent = createSubmission();
    const { stored } = await store.submit(sent);
    expect(await store.findOwn(stored.reference, sent.submissionId)).toEqual(stored);
    expect(await store.findOwn(stored.reference, randomUUID())).toBeUndefined();
    expect(await store.findOwn('OPR-2222-2222', sent.submissionId)).toBeUndefined();
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

  test('the check passes while the store is open, and fails afterwards', async () => {
    await store.check();
    await store.close();
    await expect(store.check()).rejects.toThrow(StoreError);
    await expect(store.submit(createSubmission())).rejects.toThrow(StoreError);
    store = await createStore(address);
  });
});

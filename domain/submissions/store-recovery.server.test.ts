import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { createSubmissionService, type SubmissionService } from './service.server.ts';
import { createStore } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { filledForm } from './testing/examples.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { createSentSubmission } from './testing/service.ts';
import { startSmtp, type TestSmtp } from './testing/smtp.ts';
import { until } from './testing/time-limits.ts';

/*
 * Databases that can't be opened when the site starts. Faults while it runs are in tests/e2e/store-faults.e2e.ts, and the whole
 * server with such a database in tests/e2e/store-at-start.e2e.ts.
 */

const { folder, newPath } = createTestDatabases();
let postgres: TestPostgres;
let smtp: TestSmtp;
beforeAll(async () => {
  postgres = await startPostgres();
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.stop();
  await postgres.stop();
});

let service: SubmissionService | undefined;
let lines: string[] = [];
afterEach(async () => {
  await service?.close();
  service = undefined;
});

function start(database: DatabaseAddress, settings: { isReadOnly?: boolean } = {}) {
  lines = [];
  service = createSubmissionService(
    {
      database,
      mail: { smtpUrl: smtp.url, from: 'site@example.org', to: 'staff@example.org' },
      submissionsPerAddressPerHour: 0,
      submissionsPerMinute: 0,
      rejectionsPerAddressPerMinute: 0,
      isReadOnly: false,
      ...settings,
    },
    pino({ level: 'info' }, { write: (line) => lines.push(line) }),
  );
  return service;
}

const readFatalLines = () =>
  lines.filter((line) => line.includes('"level":60')).map((line) => JSON.parse(line));

/** Makes a database that a test can then break, and closes it. */
async function createClosed(address: DatabaseAddress) {
  await (await createStore(address)).close();
  return address;
}

/** Returns the path of a new SQLite database. */
async function newDatabaseFile() {
  const path = newPath();
  mkdirSync(dirname(path));
  await createClosed({ kind: 'sqlite', path });
  return path;
}

type Fault = {
  name: string;
  /** Breaks a new database before the site starts. */
  prepare: () => Promise<{ address: DatabaseAddress; repair: () => unknown }>;
  reason: RegExp;
};

const faults: Fault[] = [
  {
    name: 'a corrupt SQLite file',
    async prepare() {
      const path = await newDatabaseFile();
      copyFileSync(path, `${path}.backup`);
      writeFileSync(path, 'This is a text of more than sixteen letters.');
      return {
        address: { kind: 'sqlite', path },
        repair: () => renameSync(`${path}.backup`, path),
      };
    },
    reason: /file is not a database/,
  },
  {
    name: 'a folder that can’t be created',
    async prepare() {
      const file = join(folder, randomUUID());
      writeFileSync(file, '');
      return {
        address: { kind: 'sqlite', path: join(file, 'site.sqlite') },
        repair: () => rmSync(file),
      };
    },
    reason: /EEXIST/,
  },
  {
    name: 'a database of a newer version of the site',
    async prepare() {
      const path = await newDatabaseFile();
      const change = (statement: string) => {
        const database = new DatabaseSync(path);
        database.exec(statement);
        database.close();
      };
      change("insert into kysely_migration values ('2999-01-01-later', '2999-01-01')");
      return {
        address: { kind: 'sqlite', path },
        repair: () => change("delete from kysely_migration where name like '2999%'"),
      };
    },
    reason: /2999-01-01-later is missing/,
  },
  {
    name: 'PostgreSQL that is away',
    async prepare() {
      const address = await postgres.createDatabase();
      await postgres.pause();
      return { address, repair: () => postgres.resume() };
    },
    reason: /ECONNREFUSED/,
  },
  {
    name: 'a database of PostgreSQL that accepts no connections',
    async prepare() {
      const address = await createClosed(await postgres.createDatabase());
      const name = new URL(address.kind === 'postgres' ? address.url : '').pathname.slice(1);
      const allow = (isAllowed: boolean) =>
        postgres.query(`alter database ${name} allow_connections ${isAllowed}`);
      await allow(false);
      return { address, repair: () => allow(true) };
    },
    reason: /not currently accepting connections/,
  },
];

test.each(faults)(
  'with $name, the site starts, forms fail, and everything works once the store opens',
  async ({ prepare, reason }) => {
    const { address, repair } = await prepare();
    const submissions = start(address);
    const submission = createSentSubmission({
      raw: { ...filledForm, email: `${randomUUID()}@example.org` },
    });
    await expect(submissions.submit(submission)).rejects.toThrow(StoreError);
    await expect(submissions.submit(submission)).rejects.toThrow(StoreError);
    await expect(submissions.countDeliveries()).rejects.toThrow(StoreError);
    expect(await submissions.submit({ ...submission, raw: {} })).toMatchObject({ kind: 'invalid' });
    expect(await submissions.health()).toMatchObject({
      ok: false,
      reason: expect.stringMatching(reason),
    });
    expect(readFatalLines()).toEqual([
      expect.objectContaining({
        reason: expect.stringMatching(reason),
        msg: expect.stringContaining('mend the database of DATABASE_URL'),
      }),
    ]);

    const mailsBefore = smtp.mails.length;
    await repair();
    await until(async () =>
      expect(await submissions.submit(submission)).toMatchObject({ kind: 'stored' }),
    );
    await smtp.waitForMails(mailsBefore + 2);
    expect(await submissions.health()).toEqual({ ok: true, mail: 'on' });
    expect(readFatalLines()).toHaveLength(1);
    expect(lines.join('')).toContain('the store is open');
    expect(lines.join('')).not.toMatch(/password@|nusrat/i);
  },
);

test('while a lock delays the opening, forms wait for it, and other work goes on', async () => {
  const path = await newDatabaseFile();
  const other = new DatabaseSync(path);
  other.exec('pragma locking_mode = exclusive; begin exclusive');
  const submissions = start({ kind: 'sqlite', path });
  const storing = submissions.submit(createSentSubmission());
  // The event loop is free: these two are answered while the file is locked.
  expect(await submissions.wait('192.0.2.1')).toBeUndefined();
  expect(await submissions.submit(createSentSubmission({ raw: {} }))).toMatchObject({
    kind: 'invalid',
  });
  other.close();
  expect(await storing).toMatchObject({ kind: 'stored' });
  expect(readFatalLines()).toEqual([]);
});

test('a read-only site closes its forms also without a store, and sends waiting mails once it opens', async () => {
  const path = await newDatabaseFile();
  const store = await createStore({ kind: 'sqlite', path });
  const submission = createSentSubmission();
  await store.submit({
    submissionId: randomUUID(),
    form: submission.form.slug,
    answers: { ...filledForm, email: `${randomUUID()}@example.org` },
  });
  await store.close();
  renameSync(path, `${path}.backup`);
  writeFileSync(path, 'This is a text of more than sixteen letters.');
  const mailsBefore = smtp.mails.length;
  const submissions = start({ kind: 'sqlite', path }, { isReadOnly: true });
  expect(await submissions.submit(submission)).toMatchObject({ kind: 'closed' });
  expect(await submissions.health()).toMatchObject({ ok: false });
  renameSync(`${path}.backup`, path);
  await smtp.waitForMails(mailsBefore + 2);
  expect(await submissions.submit(submission)).toMatchObject({ kind: 'closed' });
});

test('a service that is closed while its store fails tries no more', async () => {
  const file = join(folder, randomUUID());
  writeFileSync(file, '');
  const submissions = start({ kind: 'sqlite', path: join(file, 'site.sqlite') });
  expect(await submissions.health()).toMatchObject({ ok: false });
  await submissions.close();
  service = undefined;
  expect(readFatalLines()).toHaveLength(1);
});

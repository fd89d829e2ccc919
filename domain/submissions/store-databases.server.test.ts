import { copyFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkStore } from './database/check.server.ts';
import { openDatabase } from './database/open.server.ts';
import { submit } from './database/submissions.server.ts';
import { createStore } from './store.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { startPostgres } from './testing/postgres.ts';
import { createSubmission, listAll } from './testing/stores.ts';
import { until } from './testing/time-limits.ts';

const { folder, newSqlite, newPostgres } = createTestDatabases();

/** Starts a PostgreSQL of its own, which a test can shut down. */
async function startOwnPostgres() {
  const postgres = await startPostgres();
  return { postgres, address: await postgres.createDatabase() };
}

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

  test.each(['wal', 'shm'])(
    'a database whose `-%s` file was deleted rejects submissions and claims no delivery',
    async (ending) => {
      const path = join(folder, `without-${ending}.sqlite`);
      const store = await createStore({ kind: 'sqlite', path });
      await store.submit(createSubmission());
      rmSync(`${path}-${ending}`);
      const message = `-${ending} was moved or deleted`;
      await expect(store.submit(createSubmission())).rejects.toThrow(message);
      await expect(store.claimDelivery(new Date(), 60_000)).rejects.toThrow(message);
      await store.close();
    },
  );

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
    // The timers fire, so the event loop is free to serve other visitors.
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
    // Acknowledged submissions are in the `-wal` file until the checkpoint.
    await Promise.all(writes);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    await untilCheckpoint(path);
    copyFileSync(path, `${path}.copy`);
    await store.close();
    const copy = await createStore({ kind: 'sqlite', path: `${path}.copy` });
    expect(await listAll(copy)).toHaveLength(20);
    await copy.close();
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
    // A connection may be found broken only when it is used. That visitor gets an error, and sends the form again.
    await until(() => store.check());
    expect(await listAll(store)).toEqual([]);
    for (const each of [database, other, store]) {
      await ('destroy' in each ? each.destroy() : each.close());
    }
  });

  test('a submission is tried once more when PostgreSQL is away, and stored once it is back', async () => {
    const { postgres, address } = await startOwnPostgres();
    let waits = 0;
    const store = await createStore(address, {
      async waitForDatabase() {
        waits += 1;
        await postgres.resume();
      },
    });
    await postgres.pause();
    await until(async () => expect((await store.check().catch(String)) ?? '').toContain('REFUSED'));
    expect(await store.submit(createSubmission())).toMatchObject({ created: true });
    expect([waits, (await listAll(store)).length]).toEqual([1, 1]);
    await store.close();
    await postgres.stop();
  });

  test('a submission whose connection is cut by a restart of PostgreSQL is tried once more', async () => {
    const { postgres, address } = await startOwnPostgres();
    const store = await createStore(address);
    await store.submit(createSubmission());
    const locking = await openDatabase(address);
    const submission = createSubmission();
    // The submission waits for this lock when its connection is closed by the server.
    let storing: Promise<unknown> = Promise.resolve();
    await locking.transaction().execute(async (transaction) => {
      await sql`lock table submissions`.execute(transaction);
      storing = store.submit(submission);
      await until(async () => {
        const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
        expect((await waiting.execute(transaction)).rows).toHaveLength(1);
      });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock'`.execute(transaction);
    });
    expect(await storing).toMatchObject({ created: true });
    expect(await listAll(store)).toHaveLength(2);
    await locking.destroy();
    await store.close();
    await postgres.stop();
  });

  test('a submission that PostgreSQL refuses for another reason is not tried again', async () => {
    let waits = 0;
    const address = await newPostgres();
    const store = await createStore(address, {
      async waitForDatabase() {
        waits += 1;
      },
    });
    const other = await openDatabase(address);
    await other.schema.dropTable('deliveries').execute();
    await other.destroy();
    await expect(store.submit(createSubmission())).rejects.toThrow('does not exist');
    expect(waits).toBe(0);
    await store.close();
  });

  test('a submission fails when PostgreSQL is still away at the second attempt', async () => {
    const { postgres, address } = await startOwnPostgres();
    let waits = 0;
    const store = await createStore(address, {
      async waitForDatabase() {
        waits += 1;
      },
    });
    await postgres.pause();
    await until(async () => expect((await store.check().catch(String)) ?? '').toContain('REFUSED'));
    await expect(store.submit(createSubmission())).rejects.toThrow('ECONNREFUSED');
    expect(waits).toBe(1);
    await store.close();
    await postgres.resume();
    await postgres.stop();
  });
});

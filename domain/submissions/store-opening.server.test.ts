import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { openDatabase } from './database/open.server.ts';
import { createStore, type Store } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { createSubmission, listAll } from './testing/stores.ts';

const run = promisify(execFile);
const { folder, newPostgres, newDatabases } = createTestDatabases();

describe.each(newDatabases)('%s', (_, newDatabase) => {
  let address: DatabaseAddress;
  let store: Store;
  beforeEach(async () => {
    address = await newDatabase();
    store = await createStore(address);
  });
  afterEach(() => store.close());

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
    await database.schema.alterTable('submissions').dropColumn('language').execute();
    for (const index of ['submissions_by_mailbox', 'submissions_by_phone']) {
      await database.schema.dropIndex(index).execute();
    }
    for (const column of ['answeredBy', 'outcome', 'note', 'mailbox', 'phone']) {
      await database.schema.alterTable('submissions').dropColumn(column).execute();
    }
    await database.schema.alterTable('digests').renameColumn('name', 'week').execute();
    for (const column of ['mailbox', 'ownDomain']) {
      const index = column === 'mailbox' ? 'deliveries_by_mailbox' : 'deliveries_by_own_domain';
      await database.schema.dropIndex(index).execute();
      await database.schema.alterTable('deliveries').dropColumn(column).execute();
    }
    await sql`delete from kysely_migration where name >= '2026-11-25'`.execute(database);
    await database.destroy();
    const upgraded = await createStore(address);
    const { reference } = stored;
    const again = await upgraded.submit(createSubmission({ email: 'Other@example.org' }));
    expect(await upgraded.findSamePerson(again.stored.reference), 'same phone').toEqual([stored]);
    await upgraded.erase({ reference: again.stored.reference });
    expect(await upgraded.claimDigest('2026-11-22', new Date(), 60_000)).toBe(true);
    expect(await listAll(upgraded, { answered: false })).toEqual([stored]);
    await upgraded.markAnswered([reference], { answeredAt: '2026-11-25T06:00:00.000Z' });
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
  test('a folder that is created for the database belongs to its owner only', async () => {
    const path = join(folder, 'private', 'site.sqlite');
    const store = await createStore({ kind: 'sqlite', path });
    await store.close();
    expect(statSync(join(folder, 'private')).mode & 0o777).toBe(0o700);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseAddress } from '../database/address.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { raiseTimeLimits } from './time-limits.ts';

/**
 * Creates empty databases for a test file, which calls it once at the top. They are deleted after the last test.
 *
 * @returns `folder` is a temporary folder, `newPath` returns the path of a new SQLite file in it, and `newDatabases` are the
 *   cases of a test with both kinds of database: the name, and a function that creates one
 */
export function createTestDatabases() {
  raiseTimeLimits();
  const folder = mkdtempSync(join(tmpdir(), 'opar-databases-'));
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
  const newPath = () => join(folder, randomUUID(), 'site.sqlite');
  const newSqlite = (): DatabaseAddress => ({ kind: 'sqlite', path: newPath() });
  const newPostgres = () => postgres.createDatabase();
  const newDatabases: [string, () => Promise<DatabaseAddress>][] = [
    ['SQLite', async () => newSqlite()],
    ['PostgreSQL', newPostgres],
  ];
  return { folder, newPath, newSqlite, newPostgres, newDatabases };
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseAddress } from '#server/config/settings.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/**
 * Creates empty databases for a test file, which calls it once at the top. They are deleted after the last test.
 *
 * @returns `folder` is a temporary folder, and `newPath` returns the path of a new SQLite file in it
 */
export function createTestDatabases() {
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
  return {
    folder,
    newPath,
    newSqlite: (): DatabaseAddress => ({ kind: 'sqlite', path: newPath() }),
    newPostgres: () => postgres.createDatabase(),
  };
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseAddress } from '#server/settings.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/**
 * Makes empty databases for a test file, which calls it once at its top: they are gone after its last test.
 *
 * @returns `folder`, a temporary one, in which `newPath` is that of a SQLite file of its own
 */
export function testDatabases() {
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

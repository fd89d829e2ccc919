import { Kysely, sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestDatabases } from '../testing/databases.ts';
import { createPostgresDialect, maxConnectionSeconds } from './postgres.server.ts';

const { newPostgres } = createTestDatabases();
afterEach(() => {
  vi.useRealTimers();
});

test('a connection that is too old is not given out again', async () => {
  const address = await newPostgres();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = new Kysely<object>({
    dialect: createPostgresDialect(address.kind === 'postgres' ? address.url : ''),
  });
  const getConnection = async (connection = database) => {
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(connection);
    return rows[0]?.id;
  };
  const first = await getConnection();
  expect(await getConnection()).toBe(first);
  // The pool's time for idle connections doesn't pass while this one is in use.
  await database.connection().execute(async (connection) => {
    expect(await getConnection(connection)).toBe(first);
    vi.advanceTimersByTime(maxConnectionSeconds * 1000);
  });
  expect(await getConnection()).not.toBe(first);
  await database.destroy();
});

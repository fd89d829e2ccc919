import { createHmac } from 'node:crypto';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { DatabaseAddress } from '#server/settings.ts';
import { storeError } from './store-error.server.ts';

/** What a limit counts with. */
export type Limiters = {
  /** @param name of the limit; @param duration in seconds, until a key's count begins anew */
  create: (name: string, points: number, duration: number) => RateLimiterAbstract;
  /** What stands for an address of a visitor where it is counted. */
  keyOf: (address: string) => string;
  close: () => Promise<void>;
};

/** Counts in this process's memory. */
export const memoryLimiters: Limiters = {
  create: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }),
  keyOf: (address) => address,
  close: async () => {},
};

const tableName = 'limits';

/**
 * Counts in the database where several processes may share it, PostgreSQL; an embedded one is a single process's, which
 * counts in its memory.
 *
 * @throws StoreError when the database can't be opened
 */
export async function createLimiters(address: DatabaseAddress): Promise<Limiters> {
  if (address.kind === 'sqlite') return memoryLimiters;
  const pool = new pg.Pool({
    connectionString: address.url,
    max: 4,
    // Everybody's count is one row: it must not wait for the disk each time. A crash of the database forgets a moment of it.
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    query_timeout: 3000,
    keepAlive: true,
  });
  // As in database/postgres.server.ts: without listeners, a connection that breaks ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await createTable(pool);
  } catch (error) {
    await pool.end();
    throw storeError('The limits can’t be counted in the database', error);
  }
  return {
    create: (keyPrefix, points, duration) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName,
        tableCreated: true,
        keyPrefix,
        points,
        duration,
        // While the database is gone nothing is stored either; the store says so.
        insuranceLimiter: memoryLimiters.create(keyPrefix, points, duration),
      }),
    // An address is personal. With the password as its key, nobody who has only the table can find it by trying all.
    keyOf: (visitor) => createHmac('sha256', address.url).update(visitor).digest('base64url'),
    close: () => pool.end(),
  };
}

/**
 * Of processes that make a table at once PostgreSQL lets one, and tells the others that its type or the table is there already;
 * a third way, 23505, the library knows.
 */
const madeByAnother = new Set(['42710', '42P07']);

/** It is the library's own: what it holds is worth nothing after an hour, and no migration need keep it. */
function createTable(storeClient: pg.Pool): Promise<void> {
  return new Promise((resolve, reject) => {
    const limiter = { storeClient, tableName, points: 1, duration: 1 };
    new RateLimiterPostgres(limiter, (error?: Error & { code?: string }) =>
      error && !madeByAnother.has(error.code ?? '') ? reject(error) : resolve(),
    );
  });
}

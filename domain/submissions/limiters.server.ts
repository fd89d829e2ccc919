import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { DatabaseAddress } from './database/address.ts';
import { maxConnectionSeconds } from './database/postgres.server.ts';
import { toStoreError } from './store-error.server.ts';

/** Creates rate limiters that share one place for their counts. */
export type Limiters = {
  /**
   * @param name the name of the limit
   * @param duration in seconds, after which a key's count starts again
   */
  create: (name: string, points: number, duration: number) => RateLimiterAbstract;
  /** Returns the key under which a visitor's IP address is counted. */
  keyOf: (address: string) => string;
  close: () => Promise<void>;
};

/** Counts in the memory of this process. */
export const memoryLimiters: Limiters = {
  create: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }),
  keyOf: (address) => address,
  close: async () => {},
};

const tableName = 'limits';

/**
 * Creates limiters that count in PostgreSQL, which several processes may share. With SQLite there is one process, so
 * they count in its memory.
 *
 * @throws StoreError when the database can't be opened
 */
export async function createLimiters(address: DatabaseAddress): Promise<Limiters> {
  if (address.kind === 'sqlite') return memoryLimiters;
  const pool = new pg.Pool({
    connectionString: address.url,
    max: 4,
    // All submissions update one row, which must not wait for the disk each time. A crash of the database loses only
    // the latest counts.
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    query_timeout: 3000,
    keepAlive: true,
    maxLifetimeSeconds: maxConnectionSeconds,
  });
  // As in database/postgres.server.ts: without these listeners, a broken connection ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await createTable(pool);
  } catch (error) {
    await pool.end();
    throw toStoreError('The limits can’t be counted in the database', error);
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
        // While the database is gone nothing can be stored either, and the store reports that.
        insuranceLimiter: memoryLimiters.create(keyPrefix, points, duration),
      }),
    keyOf: createKeyOf(address.url),
    close: () => pool.end(),
  };
}

/**
 * Creates the function for the keys of visitors in the table. An IP address is personal data, so its key is an HMAC under
 * the database's address with its password: the table alone doesn't reveal it to somebody who tries all addresses. If
 * the address has no password, it is guessable, and each process has a random key instead: it then counts a visitor for
 * itself.
 *
 * @param url the database's address
 */
export function createKeyOf(url: string): (visitor: string) => string {
  const { password, searchParams } = new URL(url);
  const secret = password || searchParams.get('password') ? url : randomBytes(32);
  return (visitor) => createHmac('sha256', secret).update(visitor).digest('base64url');
}

/**
 * When several processes create a table at once, PostgreSQL lets one succeed. It tells the others with these codes
 * that the type or the table exists already. The library handles a third code, 23505, by itself.
 */
const existsAlreadyCodes = new Set(['42710', '42P07']);

/** The library creates its own table. Its contents are worthless after an hour, so no migration has to preserve it. */
function createTable(storeClient: pg.Pool): Promise<void> {
  return new Promise((resolve, reject) => {
    const limiter = { storeClient, tableName, points: 1, duration: 1 };
    new RateLimiterPostgres(limiter, (error?: Error & { code?: string }) =>
      error && !existsAlreadyCodes.has(error.code ?? '') ? reject(error) : resolve(),
    );
  });
}

import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Kysely's PostgreSQL dialect. Limits, in milliseconds, so that a visitor gets an answer when the
 * database doesn't give one; the server's own limit comes first, so that it also ends the work.
 *
 * @param url as in `DATABASE_URL`
 */
export function postgresDialect(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    keepAlive: true,
  });
  // Without listeners, a connection that breaks ends the process: one that is idle, and one that is in use between
  // two queries. The next query tells, or opens another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

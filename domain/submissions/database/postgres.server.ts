import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * How old a connection may get, in seconds. After a failover or a lost network, a connection may answer nothing without being
 * closed. The pool gives it out again after each timeout, so that forms are stored or not at random, and no mail leaves.
 */
export const maxConnectionSeconds = 60;

/**
 * Creates Kysely's PostgreSQL dialect. Its timeouts, in milliseconds, give visitors an answer when the database gives
 * none. The server's own timeout is shorter, so that it also ends the query.
 *
 * @param url `postgres://…`
 */
export function createPostgresDialect(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    keepAlive: true,
    maxLifetimeSeconds: maxConnectionSeconds,
  });
  // Without these listeners, a broken connection ends the process: one listener is for idle connections, the other
  // for connections in use between two queries. The next query fails, or opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

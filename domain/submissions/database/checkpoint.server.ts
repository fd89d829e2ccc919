import { sql } from 'kysely';
import type { Database } from './open.server.ts';

/** The time from a write to the checkpoint that covers it and all writes in between, in milliseconds. */
const delayMs = 1000;

/**
 * Moves committed data from the `-wal` file into the database file, and empties the `-wal` file. After that, a
 * copy of the one file is complete, and erased data is gone from the disk.
 *
 * A checkpoint takes ten times as long as a transaction, and both block the event loop, so there is at most one a second.
 * A failed checkpoint loses nothing, since the committed data stays in the `-wal` file. The next checkpoint moves it.
 *
 * @returns `schedule` is called after a write, and `flush` before the database is closed
 */
export function createCheckpoints(database: Database) {
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    await sql`pragma wal_checkpoint(truncate)`.execute(database).catch(() => {});
  }

  return {
    schedule() {
      timer ??= setTimeout(flush, delayMs).unref();
    },
    flush,
  };
}

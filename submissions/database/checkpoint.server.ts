import { sql } from 'kysely';
import type { Database } from './open.server.ts';

/**
 * Moves what SQLite has committed from the `-wal` file into the database file, and empties the `-wal` file. After that, a
 * copy of the one file is complete, and erased data is gone from the disk.
 *
 * It never throws. A failed checkpoint loses nothing, since the `-wal` file holds what was committed. The next checkpoint
 * moves that as well.
 */
export async function checkpoint(database: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database).catch(() => {});
}

import type { Database } from './open.server.ts';

/** as much as the largest submission that is taken, in characters: a nearly full disk must not pass. */
const checkedSize = 64 * 1024;

/**
 * Writes and commits as much as a submission would: it fails where one couldn't be stored either, as on
 * a full disk or a database that may only be read. What was read proves nothing about that.
 */
export async function checkStore(database: Database): Promise<void> {
  // Another text each time: SQLite doesn't write what is there already.
  const written = new Date().toISOString().padEnd(checkedSize, `${Date.now()} `);
  await database.transaction().execute((transaction) =>
    transaction
      .insertInto('storeCheck')
      .values({ id: 1, written })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written }))
      .execute(),
  );
}

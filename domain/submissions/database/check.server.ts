import type { Database } from './open.server.ts';

/** The largest submission that is accepted, in characters. The check has to fail on a nearly full disk. */
const checkedSize = 64 * 1024;

/**
 * Writes and commits as much as a submission does. It fails wherever a submission couldn't be stored: on a full disk,
 * or on a read-only database. A check that only reads would not find that out.
 */
export async function checkStore(database: Database): Promise<void> {
  // The text differs each time, since SQLite doesn't write unchanged values.
  const written = new Date().toISOString().padEnd(checkedSize, `${Date.now()} `);
  await database.transaction().execute((transaction) =>
    transaction
      .insertInto('storeCheck')
      .values({ id: 1, written })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written }))
      .execute(),
  );
}

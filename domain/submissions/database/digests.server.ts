import type { Database } from './open.server.ts';

/**
 * Claims the digest of a week, or the mail of a day. No other process can claim it until the lease ends, so only one sends it. If this
 * process dies before it reports, the digest can be claimed again when the lease ends.
 *
 * @param name of a week its first day, a Sunday, as `yyyy-mm-dd`; of a day `day-yyyy-mm-dd`
 * @param lease in milliseconds, longer than sending can take
 * @returns false when it was sent, or another process has claimed it
 */
export async function claimDigest(
  database: Database,
  name: string,
  now: Date,
  lease: number,
): Promise<boolean> {
  const nextAttemptAt = new Date(now.getTime() + lease).toISOString();
  const first = await database
    .insertInto('digests')
    .values({ name, nextAttemptAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (first) return true;
  const again = await database
    .updateTable('digests')
    .set({ nextAttemptAt })
    .where('name', '=', name)
    .where('nextAttemptAt', '<=', now.toISOString())
    .returning('name')
    .executeTakeFirst();
  return again !== undefined;
}

/** Whether any process has sent it. */
export async function isDigestSent(database: Database, name: string): Promise<boolean> {
  const row = await database
    .selectFrom('digests')
    .select('name')
    .where('name', '=', name)
    .where('nextAttemptAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param nextAttemptAt when to try again; null when it was sent */
export async function reportDigest(
  database: Database,
  name: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await database
    .updateTable('digests')
    .set({ nextAttemptAt: nextAttemptAt?.toISOString() ?? null })
    .where('name', '=', name)
    .execute();
}

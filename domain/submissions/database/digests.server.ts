import type { Database } from './open.server.ts';

/**
 * Claims the digest of a week. No other process can claim it until the lease ends, so only one sends it. If this
 * process dies before it reports, the digest can be claimed again when the lease ends.
 *
 * @param week its first day, a Sunday, as `yyyy-mm-dd`
 * @param lease in milliseconds, longer than sending can take
 * @returns false when it was sent, or another process has claimed it
 */
export async function claimDigest(
  database: Database,
  week: string,
  now: Date,
  lease: number,
): Promise<boolean> {
  const nextAttemptAt = new Date(now.getTime() + lease).toISOString();
  const first = await database
    .insertInto('digests')
    .values({ week, nextAttemptAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('week')
    .executeTakeFirst();
  if (first) return true;
  const again = await database
    .updateTable('digests')
    .set({ nextAttemptAt })
    .where('week', '=', week)
    .where('nextAttemptAt', '<=', now.toISOString())
    .returning('week')
    .executeTakeFirst();
  return again !== undefined;
}

/** Whether any process has sent the digest of a week. */
export async function isDigestSent(database: Database, week: string): Promise<boolean> {
  const row = await database
    .selectFrom('digests')
    .select('week')
    .where('week', '=', week)
    .where('nextAttemptAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param nextAttemptAt when to try again; null when it was sent */
export async function reportDigest(
  database: Database,
  week: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await database
    .updateTable('digests')
    .set({ nextAttemptAt: nextAttemptAt?.toISOString() ?? null })
    .where('week', '=', week)
    .execute();
}

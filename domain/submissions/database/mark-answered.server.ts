import type { Database } from './open.server.ts';

/** A submission's reference, and when it was marked as answered; null while it isn't. */
type AnswerMark = { reference: string; answeredAt: string | null };

/**
 * Marks submissions as answered, or removes the mark. A submission that is already marked keeps its time. When one of
 * the references doesn't exist, none is changed.
 *
 * @param answeredAt ISO 8601, in UTC; null removes the mark
 * @returns the submissions that exist, as they were before
 */
export async function markAnswered(
  database: Database,
  references: readonly string[],
  answeredAt: string | null,
): Promise<AnswerMark[]> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select(['reference', 'answeredAt'])
      .where('reference', 'in', references)
      .execute();
    if (before.length < new Set(references).size) return before;
    const update = transaction
      .updateTable('submissions')
      .set({ answeredAt })
      .where('reference', 'in', references);
    await (answeredAt === null ? update : update.where('answeredAt', 'is', null)).execute();
    return before;
  });
}

import type { Database } from './open.server.ts';

/** A submission that was asked for by its reference, and since when it is marked as answered. */
export type AnswerMark = { reference: string; answeredAt: string | null };

/**
 * Marks submissions as answered, or takes the mark away. One that is marked already keeps its time. All of them or none: when a
 * reference is not there, nothing is changed.
 *
 * @param answeredAt ISO 8601, in UTC; null takes the mark away
 * @returns the submissions that were found, as they were before
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

import { sql } from 'kysely';
import type { Database } from './open.server.ts';
import type { AnswerOutcome, SubmissionRow } from './tables.ts';

/** Who marked a submission when nobody typed a name: whoever had the link of the mail to staff. */
export const answeredByLink = 'the link in the mail';

/** A submission's reference, and when it was marked as answered; null while it isn't. */
type AnsweredSubmission = Pick<SubmissionRow, 'reference' | 'answeredAt'>;

export type AnswerMark = {
  /** ISO 8601, in UTC. */
  answeredAt: string;
  /** Who answered. */
  by?: string | undefined;
  outcome?: AnswerOutcome | undefined;
};

/**
 * Marks submissions as answered, or removes the mark. A submission that is already marked keeps its time and its name; an outcome
 * is added to it. When one of the references doesn't exist, none is changed.
 *
 * @param mark null removes the mark
 * @returns the submissions that exist, as they were before
 */
export async function markAnswered(
  database: Database,
  references: readonly string[],
  mark: AnswerMark | null,
): Promise<AnsweredSubmission[]> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select(['reference', 'answeredAt'])
      .where('reference', 'in', references)
      .execute();
    if (before.length < new Set(references).size) return before;
    const update = (values: Partial<SubmissionRow>) =>
      transaction.updateTable('submissions').set(values).where('reference', 'in', references);
    if (!mark) {
      await update({ answeredAt: null, answeredBy: null, outcome: null }).execute();
      return before;
    }
    const { answeredAt, by, outcome } = mark;
    await update({ answeredAt, answeredBy: by ?? null })
      .where('answeredAt', 'is', null)
      .execute();
    if (outcome) await update({ outcome }).execute();
    return before;
  });
}

/**
 * Adds a line to the notes of a submission, or deletes all its notes.
 *
 * @param line null deletes them
 * @returns false when there is no such submission
 */
export async function addNote(
  database: Database,
  reference: string,
  line: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('submissions')
    .set({
      note:
        line === null
          ? null
          : sql<string>`case when note is null then ${line} else note || ${`\n${line}`} end`,
    })
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

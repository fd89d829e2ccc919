import { createReference } from '../reference.server.ts';
import { newDeliveries } from './deliveries.server.ts';
import type { Database } from './open.server.ts';
import { fromRow, type StoredApplication, type Submission, toRow } from './rows.server.ts';

export type ApplicationFilter = {
  /** A programme's slug. */
  programme?: string;
  /** ISO 8601, in UTC; a date alone means its beginning. */
  since?: string;
};

/** How often a reference that exists already is replaced by another one; one collision is improbable. */
const referenceAttempts = 5;

/**
 * Writes an application and the mails it waits for, in one transaction. The same submission again, be it at
 * the same time or from another process, writes nothing and returns what the first one stored.
 *
 * @param newReference makes a reference; another one is asked for when it exists already
 */
export async function submit(
  database: Database,
  submission: Submission,
  newReference = createReference,
): Promise<{ stored: StoredApplication; created: boolean }> {
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    for (let attempt = 0; attempt < referenceAttempts; attempt += 1) {
      const row = toRow(submission, newReference(), now);
      const inserted = await transaction
        .insertInto('applications')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) {
        await transaction.insertInto('deliveries').values(newDeliveries(row.id, now)).execute();
        return { stored: fromRow(row), created: true };
      }
      const first = await transaction
        .selectFrom('applications')
        .selectAll()
        .where('submissionId', '=', row.submissionId)
        .where('contentDigest', '=', row.contentDigest)
        .executeTakeFirst();
      if (first) return { stored: fromRow(first), created: false };
    }
    throw new Error(`${referenceAttempts} new references exist already`);
  });
}

export async function findApplication(
  database: Database,
  reference: string,
): Promise<StoredApplication | undefined> {
  const row = await database
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The same, for someone who proves with the submission id that it is their own. */
export async function findSubmission(
  database: Database,
  reference: string,
  submissionId: string,
): Promise<StoredApplication | undefined> {
  const row = await database
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', reference)
    .where('submissionId', '=', submissionId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The applications, newest first, read a page at a time, so that memory doesn't grow with their number. */
export async function* listApplications(
  database: Database,
  { programme, since }: ApplicationFilter = {},
  pageSize = 200,
): AsyncGenerator<StoredApplication> {
  let query = database
    .selectFrom('applications')
    .selectAll()
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize);
  if (programme) query = query.where('programme', '=', programme);
  if (since) query = query.where('submittedAt', '>=', since);

  let page = await query.execute();
  while (page.length > 0) {
    yield* page.map(fromRow);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    page = await query
      .where(({ eb, and, or }) =>
        or([
          eb('submittedAt', '<', last.submittedAt),
          and([eb('submittedAt', '=', last.submittedAt), eb('id', '<', last.id)]),
        ]),
      )
      .execute();
  }
}

/** Deletes an application and its deliveries for good. @returns false when there is none */
export async function eraseApplication(database: Database, reference: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('applications')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

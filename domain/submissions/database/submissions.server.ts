import { createReference } from '../reference.server.ts';
import { createDeliveries, findReachedLimit, type ReachedLimit } from './deliveries.server.ts';
import { createFilterCondition, type SubmissionFilter } from './filter.server.ts';
import type { Database } from './open.server.ts';
import { fromRow, type StoredSubmission, type Submission, toRow } from './rows.server.ts';
import type { DeliveryKind, SubmissionRow } from './tables.ts';

/** How many references are tried when one exists already. Even one collision is improbable. */
const referenceAttempts = 5;

/** The deliveries of a submission in addition to those to staff and sender. */
type DeliveryOptions = {
  /** Whether there is a webhook. It receives the submissions that are sent after it was set up. */
  webhook?: boolean | undefined;
  /** A limit for which the sender gets no acknowledgement. Without one, it depends on the e-mail address. */
  withheld?: ReachedLimit | undefined;
};

type SubmitOptions = DeliveryOptions & { newReference?: typeof createReference };

type SubmitResult = {
  stored: StoredSubmission;
  created: boolean;
  /** The limit for which the sender gets no acknowledgement. */
  withheld?: ReachedLimit | undefined;
};

/**
 * Writes a submission and its deliveries in one transaction. A suspected submission gets no deliveries yet. A repeated
 * submission, also one that comes at the same time or through another process, writes nothing and returns what the
 * first one stored.
 *
 * @param options.newReference makes a reference; it is called again when the reference exists already
 */
export async function submit(
  database: Database,
  submission: Submission,
  { newReference = createReference, ...options }: SubmitOptions = {},
): Promise<SubmitResult> {
  return database.transaction().execute(async (transaction) => {
    const now = new Date();
    for (let attempt = 1; attempt <= referenceAttempts; attempt += 1) {
      const row = toRow(submission, newReference(), now);
      if (await insertIfNew(transaction, row)) {
        const withheld = row.suspicion
          ? undefined
          : await addDeliveries(transaction, row, options, now);
        return { stored: fromRow(row), created: true, withheld };
      }
      const first = await findDuplicate(transaction, row);
      if (first) return { stored: fromRow(first), created: false };
    }
    throw new Error(`${referenceAttempts} new references exist already`);
  });
}

/** @returns false when the submission or the reference exists already */
async function insertIfNew(transaction: Database, row: SubmissionRow): Promise<boolean> {
  const inserted = await transaction
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const findDuplicate = (transaction: Database, { submissionId, contentDigest }: SubmissionRow) =>
  transaction
    .selectFrom('submissions')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .where('contentDigest', '=', contentDigest)
    .executeTakeFirst();

/** Adds the deliveries of a new submission. @returns the limit for which there is no acknowledgement */
async function addDeliveries(
  transaction: Database,
  { id, email }: Pick<SubmissionRow, 'id' | 'email'>,
  { webhook, withheld }: DeliveryOptions,
  now: Date,
): Promise<ReachedLimit | undefined> {
  const kinds: DeliveryKind[] = ['staff'];
  const reached = withheld ?? (email ? await findReachedLimit(transaction, email, now) : undefined);
  if (email && !reached) kinds.push('acknowledgement');
  if (webhook) kinds.push('webhook');
  await transaction
    .insertInto('deliveries')
    .values(createDeliveries({ id, email }, kinds, now))
    .execute();
  return reached;
}

/**
 * Releases a suspected submission: from now on it is delivered like any other.
 *
 * @returns false when it doesn't exist, or isn't suspected
 */
export async function releaseSubmission(
  database: Database,
  reference: string,
  options: DeliveryOptions = {},
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable('submissions')
      .set({ suspicion: null })
      .where('reference', '=', reference)
      .where('suspicion', 'is not', null)
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (released) await addDeliveries(transaction, released, options, new Date());
    return released !== undefined;
  });
}

/** Finds a submission by its reference; returns undefined when there is none. */
export async function findByReference(
  database: Database,
  reference: string,
): Promise<StoredSubmission | undefined> {
  const row = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Finds a submission for its sender, who proves with the submission id that it is their own. */
export async function findOwn(
  database: Database,
  reference: string,
  submissionId: string,
): Promise<StoredSubmission | undefined> {
  const row = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('submissionId', '=', submissionId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** How many other submissions of one person are listed at most. */
const maxSamePerson = 50;

/**
 * Finds the other submissions from the same mailbox or phone number, newest first, at most 50. Somebody else may share the
 * number, as in a family.
 */
export async function findSamePerson(
  database: Database,
  reference: string,
): Promise<StoredSubmission[]> {
  const own = await database
    .selectFrom('submissions')
    .select(['mailbox', 'phone'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!own || (own.mailbox === null && own.phone === null)) return [];
  const { mailbox, phone } = own;
  const rows = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '!=', reference)
    .where((eb) =>
      eb.or([
        ...(mailbox === null ? [] : [eb('mailbox', '=', mailbox)]),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .orderBy('submittedAt', 'desc')
    .limit(maxSamePerson)
    .execute();
  return rows.map(fromRow);
}

/** A page of submissions, newest first. */
export type Page = {
  submissions: StoredSubmission[];
  /** The next page begins after this submission; undefined on the last page. */
  last: Pick<SubmissionRow, 'submittedAt' | 'id'> | undefined;
};

/**
 * @param after `last` of the page before; without it, the first page
 * @param size the number of submissions in a page
 */
export async function listPage(
  database: Database,
  filter: SubmissionFilter = {},
  after: Page['last'],
  size: number,
): Promise<Page> {
  let query = database.selectFrom('submissions').selectAll().where(createFilterCondition(filter));
  if (after) {
    query = query.where(({ eb, and, or }) =>
      or([
        eb('submittedAt', '<', after.submittedAt),
        and([eb('submittedAt', '=', after.submittedAt), eb('id', '<', after.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  const last = rows.length < size ? undefined : rows.at(-1);
  return {
    submissions: rows.map(fromRow),
    last: last && { submittedAt: last.submittedAt, id: last.id },
  };
}

/** Counts the submissions that a filter selects. */
export async function countSubmissions(
  database: Database,
  filter: SubmissionFilter = {},
): Promise<number> {
  const { count } = await database
    .selectFrom('submissions')
    .where(createFilterCondition(filter))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the submissions since a time, and all suspected ones that wait for staff. */
export async function countSubmitted(
  database: Database,
  since: Date,
): Promise<{ submissions: number; suspected: number }> {
  return {
    submissions: await countSubmissions(database, { since: since.toISOString() }),
    suspected: await countSubmissions(database, { suspected: true }),
  };
}

import { createReference } from '../reference.server.ts';
import { countAcknowledgements, newDeliveries } from './deliveries.server.ts';
import { matches, type SubmissionFilter } from './filter.server.ts';
import type { Database } from './open.server.ts';
import { fromRow, type StoredSubmission, type Submission, toRow } from './rows.server.ts';
import type { DeliveryKind, SubmissionRow } from './tables.ts';

/** How often a reference that exists already is replaced by another one; one collision is improbable. */
const referenceAttempts = 5;

/**
 * Acknowledgements to one address in a day (requirements, "The shared application form"): nobody can have a stranger
 * flooded with them. What is submitted beyond is stored and mailed to staff all the same.
 */
const acknowledgementsPerDay = 3;
const day = 24 * 60 * 60 * 1000;

/** Makes a reference; another one is asked for when it exists already. */
type NewReference = { newReference?: typeof createReference };

export type SubmitOptions = NewReference & DeliveryOptions;

export type Submitted = { stored: StoredSubmission; created: boolean };

/** A submission that is to be written. */
export type SubmissionRequest = { submission: Submission; options?: SubmitOptions | undefined };

/**
 * Writes a submission and the mails it waits for, in one transaction; of a suspected one, no mails yet. The same submission again, be it at
 * the same time or from another process, writes nothing and returns what the first one stored.
 */
export async function submit(
  database: Database,
  submission: Submission,
  options?: SubmitOptions,
): Promise<Submitted> {
  const [submitted] = await database
    .transaction()
    .execute((transaction) => submitAll(transaction, [{ submission, options }]));
  return submitted as Submitted;
}

/**
 * The same of several, within a transaction: in as few statements as of one.
 *
 * @returns in their order
 */
export async function submitAll(
  transaction: Database,
  requests: readonly SubmissionRequest[],
): Promise<Submitted[]> {
  const now = new Date();
  const rows = requests.map(({ submission, options }) => rowFor(submission, options, now));
  const inserted = await insertNew(transaction, rows);
  const submitted: Submitted[] = [];
  const recipients: Recipient[] = [];
  for (const [index, { submission, options }] of requests.entries()) {
    let row = rows[index] as SubmissionRow;
    let created = inserted.has(row.id);
    for (let attempt = 1; !created; attempt += 1) {
      const first = await findSame(transaction, row);
      if (first) {
        row = first;
        break;
      }
      // Then it was the reference that existed.
      if (attempt === referenceAttempts) {
        throw new Error(`${referenceAttempts} new references exist already`);
      }
      row = rowFor(submission, options, now);
      created = (await insertNew(transaction, [row])).has(row.id);
    }
    submitted.push({ stored: fromRow(row), created });
    if (created && !row.suspicion) recipients.push({ ...row, webhook: options?.webhook });
  }
  await addDeliveries(transaction, recipients, now);
  return submitted;
}

const rowFor = (submission: Submission, options: SubmitOptions | undefined, now: Date) =>
  toRow(submission, (options?.newReference ?? createReference)(), now);

/** @returns the ids of those that weren't there yet */
async function insertNew(transaction: Database, rows: SubmissionRow[]): Promise<Set<string>> {
  const inserted = await transaction
    .insertInto('submissions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

const findSame = (transaction: Database, { submissionId, contentDigest }: SubmissionRow) =>
  transaction
    .selectFrom('submissions')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .where('contentDigest', '=', contentDigest)
    .executeTakeFirst();

/** What submissions are delivered to beside staff and sender. */
export type DeliveryOptions = {
  /** Whether there is a webhook. Who sets one up gets what is sent from then on. */
  webhook?: boolean | undefined;
};

type Recipient = Pick<SubmissionRow, 'id' | 'email'> & DeliveryOptions;

/** Writes what is to be sent of new submissions. */
async function addDeliveries(
  transaction: Database,
  recipients: readonly Recipient[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  const emails = recipients.map(({ email }) => email);
  const since = new Date(now.getTime() - day);
  const sent = await countAcknowledgements(transaction, emails, since);
  const deliveries = recipients.flatMap(({ id, email, webhook }) => {
    const kinds: DeliveryKind[] = ['staff'];
    const before = sent.get(email) ?? 0;
    if (email && before < acknowledgementsPerDay) {
      kinds.push('acknowledgement');
      sent.set(email, before + 1);
    }
    if (webhook) kinds.push('webhook');
    return newDeliveries(id, kinds, now);
  });
  await transaction.insertInto('deliveries').values(deliveries).execute();
}

/**
 * Takes the suspicion from a submission: from now on it is delivered like any other.
 *
 * @returns false when there is none, or it isn't suspected
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
    if (released) await addDeliveries(transaction, [{ ...released, ...options }], new Date());
    return released !== undefined;
  });
}

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

/** The same, for someone who proves with the submission id that it is their own. */
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

/** As many as are read at once, so that memory doesn't grow with their number. */
const pageSize = 200;

/** Some of the submissions, newest first. */
export type Page = {
  submissions: StoredSubmission[];
  /** Where the next page begins: after this one. None on the last page. */
  last: Pick<SubmissionRow, 'submittedAt' | 'id'> | undefined;
};

/** @param after of the page before; without, the first page */
export async function listPage(
  database: Database,
  filter: SubmissionFilter = {},
  after?: Page['last'],
  size = pageSize,
): Promise<Page> {
  let query = database.selectFrom('submissions').selectAll().where(matches(filter));
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

export async function countSubmissions(
  database: Database,
  filter: SubmissionFilter = {},
): Promise<number> {
  const { count } = await database
    .selectFrom('submissions')
    .where(matches(filter))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many came since a time, and how many in all are suspected and wait for staff. */
export async function countSubmitted(
  database: Database,
  since: Date,
): Promise<{ submissions: number; suspected: number }> {
  return {
    submissions: await countSubmissions(database, { since: since.toISOString() }),
    suspected: await countSubmissions(database, { suspected: true }),
  };
}

import { randomUUID } from 'node:crypto';
import {
  type DeliveryStatus,
  hasStatus,
  matchesFilter,
  type SubmissionFilter,
} from './filter.server.ts';
import type { Database } from './open.server.ts';
import { fromRow, type StoredSubmission } from './rows.server.ts';
import { type DeliveryKind, type DeliveryRow, deliveryKinds } from './tables.ts';

/** A delivery that this process has taken on, with what is to be sent. */
export type ClaimedDelivery = Pick<DeliveryRow, 'id' | 'kind' | 'attempts' | 'expiresAt'> & {
  submission: StoredSubmission;
};

/** A delivery as staff read it. */
export type ListedDelivery = Pick<
  DeliveryRow,
  'kind' | 'attempts' | 'nextAttemptAt' | 'deliveredAt' | 'lastError'
> & { reference: string; status: DeliveryStatus };

export type DeliveryCounts = { waiting: number; retrying: number; givenUp: number };

/**
 * How long an acknowledgement is worth sending, in milliseconds: one that speaks of 48 hours must not come
 * weeks later, as when mail is configured long after the site went online. Mail to staff has no end.
 */
const acknowledgementLifetime = 7 * 24 * 60 * 60 * 1000;

const expiryOf = (kind: DeliveryKind, now: Date) =>
  kind === 'acknowledgement'
    ? new Date(now.getTime() + acknowledgementLifetime).toISOString()
    : null;

/**
 * What is to be sent of a new submission. Mails are written whether mail is configured or not: what waits is sent once it is.
 *
 * @param submission its row's id
 */
export function newDeliveries(
  submission: string,
  kinds: readonly DeliveryKind[],
  now: Date,
): DeliveryRow[] {
  return kinds.map((kind) => ({
    id: randomUUID(),
    submission,
    kind,
    attempts: 0,
    nextAttemptAt: now.toISOString(),
    expiresAt: expiryOf(kind, now),
    deliveredAt: null,
    lastError: null,
  }));
}

/** How many acknowledgements to an address were asked for since a time, sent or not. */
export async function countAcknowledgements(
  database: Database,
  email: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission')
    .where('kind', '=', 'acknowledgement')
    .where('email', '=', email)
    .where('submittedAt', '>', since.toISOString())
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes on the delivery that is due longest, so that no other process or lane sends it too: until the lease ends it
 * isn't due. If this process dies before it reports, the delivery is due again then.
 *
 * @param lease in milliseconds, longer than a sending can take
 * @param kinds that the transport delivers
 * @returns undefined when none is due
 */
export async function claimDelivery(
  database: Database,
  now: Date,
  lease: number,
  kinds: readonly DeliveryKind[] = deliveryKinds,
): Promise<ClaimedDelivery | undefined> {
  for (;;) {
    const due = await database
      .selectFrom('deliveries')
      .select(['id', 'nextAttemptAt'])
      .where('nextAttemptAt', '<=', now.toISOString())
      .where('kind', 'in', kinds)
      .orderBy('nextAttemptAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return;
    const claimed = await database
      .updateTable('deliveries')
      .set(({ eb }) => ({
        attempts: eb('attempts', '+', 1),
        nextAttemptAt: new Date(now.getTime() + lease).toISOString(),
      }))
      .where('id', '=', due.id)
      // Unchanged since it was read: else another one was quicker, and the next one is looked for.
      .where('nextAttemptAt', '=', due.nextAttemptAt)
      .returning(['id', 'kind', 'attempts', 'expiresAt', 'submission'])
      .executeTakeFirst();
    if (!claimed) continue;
    const { submission: id, ...delivery } = claimed;
    const row = await database
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    // Without one it was erased this very moment.
    if (row) return { ...delivery, submission: fromRow(row) };
  }
}

export async function markDelivered(database: Database, id: string): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ deliveredAt: new Date().toISOString(), nextAttemptAt: null, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** @param nextAttemptAt when to try again; null gives up */
export async function markFailed(
  database: Database,
  id: string,
  lastError: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ lastError, nextAttemptAt: nextAttemptAt?.toISOString() ?? null })
    .where('id', '=', id)
    .where('deliveredAt', 'is', null)
    .execute();
}

/**
 * Makes what failed before, and would be tried again later, due now.
 *
 * @param lease in milliseconds: what is due within it may be in another process's hands at this moment
 */
export async function expediteRetries(database: Database, now: Date, lease: number): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ nextAttemptAt: now.toISOString() })
    .where('lastError', 'is not', null)
    .where('nextAttemptAt', '>', new Date(now.getTime() + lease).toISOString())
    .execute();
}

/**
 * Makes what is not delivered due now, also what was given up or has expired.
 *
 * @param reference of one submission; without, all
 * @returns how many deliveries
 */
export async function retryDeliveries(database: Database, reference?: string): Promise<number> {
  const now = new Date();
  let count = 0;
  for (const kind of deliveryKinds) {
    let query = database
      .updateTable('deliveries')
      .set({ nextAttemptAt: now.toISOString(), expiresAt: expiryOf(kind, now) })
      .where('kind', '=', kind)
      .where('deliveredAt', 'is', null);
    if (reference) {
      query = query.where('submission', 'in', (eb) =>
        eb.selectFrom('submissions').select('id').where('reference', '=', reference),
      );
    }
    const { numUpdatedRows } = await query.executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** How a delivery stands; `hasStatus` is the same as a condition. */
export function statusOf({
  deliveredAt,
  nextAttemptAt,
  lastError,
}: Pick<DeliveryRow, 'deliveredAt' | 'nextAttemptAt' | 'lastError'>): DeliveryStatus {
  if (deliveredAt) return 'delivered';
  if (!nextAttemptAt) return 'given up';
  return lastError ? 'retrying' : 'waiting';
}

/** The deliveries, newest submission first: those that stand as the filter says, of the submissions that it says. */
export async function listDeliveries(
  database: Database,
  { status, ...filter }: SubmissionFilter = {},
): Promise<ListedDelivery[]> {
  let query = database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission')
    .where(matchesFilter(filter));
  if (status) query = query.where(hasStatus(status));
  const rows = await query
    .select(['reference', 'kind', 'attempts', 'nextAttemptAt', 'deliveredAt', 'lastError'])
    .orderBy('submittedAt', 'desc')
    .orderBy('reference')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ ...row, status: statusOf(row) }));
}

/** How many deliveries are not done, by their state. */
export async function countDeliveries(
  database: Database,
  kinds: readonly DeliveryKind[] = deliveryKinds,
): Promise<DeliveryCounts> {
  const row = await database
    .selectFrom('deliveries')
    .where('deliveredAt', 'is', null)
    .where('kind', 'in', kinds)
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.count('nextAttemptAt').as('due'),
      fn.count('lastError').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  const failed = Number(row.failed);
  const givenUp = Number(row.all) - Number(row.due);
  return { waiting: Number(row.all) - failed, retrying: failed - givenUp, givenUp };
}

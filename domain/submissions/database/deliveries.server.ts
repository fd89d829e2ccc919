import { randomUUID } from 'node:crypto';
import { getMailbox, getOwnDomain } from '../mailbox.server.ts';
import type { Database } from './open.server.ts';
import { fromRow, type StoredSubmission } from './rows.server.ts';
import {
  type DeliveryKind,
  type DeliveryRow,
  deliveryKinds,
  type SubmissionRow,
} from './tables.ts';

/** A delivery that this process has claimed, with the submission to send. */
export type ClaimedDelivery = Pick<DeliveryRow, 'id' | 'kind' | 'attempts' | 'expiresAt'> & {
  submission: StoredSubmission;
};

/**
 * How long an acknowledgement is worth sending, in milliseconds. One that promises an answer within 48 hours must not
 * arrive weeks later, as when mail is configured long after the site went online. Mails to staff don't expire.
 */
const acknowledgementLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const addMilliseconds = (time: Date, milliseconds: number) =>
  new Date(time.getTime() + milliseconds).toISOString();

const getExpiry = (kind: DeliveryKind, now: Date) =>
  kind === 'acknowledgement' ? addMilliseconds(now, acknowledgementLifetimeMs) : null;

/**
 * Returns the deliveries of a new submission. Mails are added even without a mail server: they wait until one is
 * configured.
 *
 * @param submission the id of its row, and the sender's e-mail address
 */
export function createDeliveries(
  { id, email }: Pick<SubmissionRow, 'id' | 'email'>,
  kinds: readonly DeliveryKind[],
  now: Date,
): DeliveryRow[] {
  return kinds.map((kind) => ({
    id: randomUUID(),
    submission: id,
    kind,
    attempts: 0,
    nextAttemptAt: now.toISOString(),
    expiresAt: getExpiry(kind, now),
    deliveredAt: null,
    lastError: null,
    mailbox: kind === 'acknowledgement' ? getMailbox(email) : null,
    ownDomain: (kind === 'acknowledgement' && getOwnDomain(email)) || null,
  }));
}

/**
 * The acknowledgements that one mailbox gets in a day (requirements, "The shared application form"), so that nobody can
 * flood a stranger with them. Further submissions are still stored and mailed to staff.
 */
const acknowledgementsPerMailbox = 3;

/**
 * The acknowledgements to all names of one domain in a day: more than the applicants of one college, but its owner can't
 * be flooded, nor make us send more. Providers of mail for everybody have no such limit.
 */
const acknowledgementsPerDomain = 50;
const dayMs = 24 * 60 * 60 * 1000;

/** The limit that keeps a sender from another acknowledgement: the visitor's network, or one of the e-mail address. */
export type ReachedLimit = 'network' | 'domain' | 'mailbox';

/** Finds the limit that keeps an e-mail address from another acknowledgement today. All count, sent or not. */
export async function findReachedLimit(
  database: Database,
  email: string,
  now: Date,
): Promise<ReachedLimit | undefined> {
  // An acknowledgement expires a fixed time after it was added.
  const since = getExpiry('acknowledgement', new Date(now.getTime() - dayMs));
  const countBy = async (column: 'mailbox' | 'ownDomain', value: string) => {
    const { count } = await database
      .selectFrom('deliveries')
      .where(column, '=', value)
      .where('expiresAt', '>', since)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const ownDomain = getOwnDomain(email);
  if (ownDomain && (await countBy('ownDomain', ownDomain)) >= acknowledgementsPerDomain)
    return 'domain';
  const count = await countBy('mailbox', getMailbox(email));
  return count >= acknowledgementsPerMailbox ? 'mailbox' : undefined;
}

const hourMs = 60 * 60 * 1000;
/** Longer than any delivery waits, in milliseconds (`maxRetryMs` in delivery.server.ts). */
const longestWaitMs = { acknowledgement: 25 * hourMs, other: 2 * hourMs };

/**
 * Claims the delivery that has been due longest. It isn't due again until the lease ends, so no other process or
 * worker sends it too. If this process dies before it reports, the delivery is due again when the lease ends. A delivery
 * that would wait longer than any does was put off while the clock was ahead, and is due as well.
 *
 * @param lease in milliseconds, longer than sending can take
 * @param kinds the kinds that the transport delivers
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
      .where((eb) =>
        eb.or([
          eb('nextAttemptAt', '<=', now.toISOString()),
          eb('nextAttemptAt', '>', addMilliseconds(now, longestWaitMs.acknowledgement)),
          eb('nextAttemptAt', '>', addMilliseconds(now, longestWaitMs.other)).and(
            'kind',
            '!=',
            'acknowledgement',
          ),
        ]),
      )
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
        nextAttemptAt: addMilliseconds(now, lease),
      }))
      .where('id', '=', due.id)
      // The row is unchanged since it was read. If not, another worker claimed it first, and the loop looks for the
      // next one.
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
    // Without a row, the submission was erased at this moment.
    if (row) return { ...delivery, submission: fromRow(row) };
  }
}

/** Records that a delivery is done, so that it isn't due again. */
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
 * Makes deliveries due now instead of at their next retry. One without an error was claimed by a process that died, and is
 * only as far away as this if its clock was ahead.
 *
 * @param lease in milliseconds; deliveries due within it are left out, since another process may be sending them
 * @param kinds the kinds that the transport delivers
 */
export async function expediteRetries(
  database: Database,
  now: Date,
  lease: number,
  kinds: readonly DeliveryKind[] = deliveryKinds,
): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ nextAttemptAt: now.toISOString() })
    .where('nextAttemptAt', '>', addMilliseconds(now, lease))
    .where('kind', 'in', kinds)
    .execute();
}

/**
 * Makes undelivered deliveries due now, including those that were given up or have expired.
 *
 * @param reference of one submission; without it, of all
 * @returns the number of deliveries
 */
export async function retryDeliveries(database: Database, reference?: string): Promise<number> {
  const now = new Date();
  let count = 0;
  for (const kind of deliveryKinds) {
    let query = database
      .updateTable('deliveries')
      .set({ nextAttemptAt: now.toISOString(), expiresAt: getExpiry(kind, now) })
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

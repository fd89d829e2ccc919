import {
  createFilterCondition,
  createStatusCondition,
  type DeliveryStatus,
  type SubmissionFilter,
} from './filter.server.ts';
import type { Database } from './open.server.ts';
import { type DeliveryKind, type DeliveryRow, deliveryKinds } from './tables.ts';

/** A delivery as staff see it. */
type ListedDelivery = Pick<
  DeliveryRow,
  'kind' | 'attempts' | 'nextAttemptAt' | 'deliveredAt' | 'lastError'
> & { reference: string; status: DeliveryStatus };

export type DeliveryCounts = { waiting: number; retrying: number; givenUp: number };

/** Returns the status of a delivery. `createStatusCondition` is the same rule as a condition. */
function getDeliveryStatus({
  deliveredAt,
  nextAttemptAt,
  lastError,
}: Pick<DeliveryRow, 'deliveredAt' | 'nextAttemptAt' | 'lastError'>): DeliveryStatus {
  if (deliveredAt) return 'delivered';
  if (!nextAttemptAt) return 'given up';
  return lastError ? 'retrying' : 'waiting';
}

/** Lists deliveries, newest submission first. `status` selects deliveries, and the other filters select submissions. */
export async function listDeliveries(
  database: Database,
  { status, ...filter }: SubmissionFilter = {},
): Promise<ListedDelivery[]> {
  let query = database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission')
    .where(createFilterCondition(filter));
  if (status) query = query.where(createStatusCondition(status));
  const rows = await query
    .select(['reference', 'kind', 'attempts', 'nextAttemptAt', 'deliveredAt', 'lastError'])
    .orderBy('submittedAt', 'desc')
    .orderBy('reference')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ ...row, status: getDeliveryStatus(row) }));
}

/** Counts the deliveries that aren't done, by status. */
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

/** How long a mail to staff may take, in milliseconds, before somebody should look. A first attempt and five retries fit into it. */
const lateAfterMs = 10 * 60 * 1000;

/** Whether staff haven't been told of a submission for ten minutes: its mail fails again and again, or nothing sends it. */
export async function isStaffMailLate(database: Database, now: Date): Promise<boolean> {
  const late = await database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission')
    .where('kind', '=', 'staff')
    .where('nextAttemptAt', 'is not', null)
    .where('submittedAt', '<', new Date(now.getTime() - lateAfterMs).toISOString())
    .select('reference')
    .limit(1)
    .executeTakeFirst();
  return late !== undefined;
}

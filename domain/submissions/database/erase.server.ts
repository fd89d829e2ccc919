import { setTimeout } from 'node:timers/promises';
import {
  createFilterCondition,
  createStatusCondition,
  type SubmissionFilter,
} from './filter.server.ts';
import type { Database } from './open.server.ts';
import { retryWhileBusy } from './retry-while-busy.server.ts';

/** The number of erased submissions, and of their deliveries that were never delivered. */
export type Erased = { submissions: number; undelivered: number };

/**
 * The number of submissions erased in one transaction, and the pause between two transactions. The pause is longer
 * than the interval of retry-while-busy.server.ts, so that the running site can store submissions between them.
 */
const batchSize = 200;
const pauseMs = 100;

/**
 * Permanently deletes submissions and their deliveries. Mails that wait are never sent.
 *
 * @param filter selects the submissions; it must set at least one condition
 * @throws Error when the filter is empty, before anything is deleted
 */
export async function eraseSubmissions(
  database: Database,
  filter: SubmissionFilter,
): Promise<Erased> {
  if (Object.values(filter).every((value) => value === undefined)) {
    throw new Error('Erasing needs a filter: without one, everything would be erased');
  }
  const erased: Erased = { submissions: 0, undelivered: 0 };
  for (;;) {
    const batch = await retryWhileBusy(() => eraseBatch(database, filter));
    if (batch.submissions === 0) return erased;
    erased.submissions += batch.submissions;
    erased.undelivered += batch.undelivered;
    if (batch.submissions === batchSize) await setTimeout(pauseMs);
  }
}

function eraseBatch(database: Database, filter: SubmissionFilter): Promise<Erased> {
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('submissions')
      .select('id')
      .where(createFilterCondition(filter))
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { submissions: 0, undelivered: 0 };
    const { undelivered } = await transaction
      .selectFrom('deliveries')
      .where('submission', 'in', ids)
      .where((eb) => eb.not(createStatusCondition('delivered')))
      .select(({ fn }) => fn.countAll().as('undelivered'))
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await transaction
      .deleteFrom('submissions')
      .where('id', 'in', ids)
      .executeTakeFirst();
    return { submissions: Number(numDeletedRows), undelivered: Number(undelivered) };
  });
}

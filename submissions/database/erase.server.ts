import { setTimeout } from 'node:timers/promises';
import { hasStatus, matchesFilter, type SubmissionFilter } from './filter.server.ts';
import type { Database } from './open.server.ts';
import { retryWhileBusy } from './retry-while-busy.server.ts';

/** What was erased: submissions, and how many of their deliveries were not done and never will be. */
export type Erased = { submissions: number; undelivered: number };

/**
 * As many as are erased in one transaction, and how long to wait before the next, in milliseconds: longer than the
 * running site waits between its attempts to store (busy.server.ts), so that it gets its turn.
 */
const batchSize = 200;
const pauseMs = 100;

/**
 * Deletes submissions for good, with their deliveries: a mail that waits is never sent.
 *
 * @param filter which; it must narrow the submissions down
 * @throws Error when it narrows nothing down, before anything is deleted
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
      .where(matchesFilter(filter))
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { submissions: 0, undelivered: 0 };
    const { undelivered } = await transaction
      .selectFrom('deliveries')
      .where('submission', 'in', ids)
      .where((eb) => eb.not(hasStatus('delivered')))
      .select(({ fn }) => fn.countAll().as('undelivered'))
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await transaction
      .deleteFrom('submissions')
      .where('id', 'in', ids)
      .executeTakeFirst();
    return { submissions: Number(numDeletedRows), undelivered: Number(undelivered) };
  });
}

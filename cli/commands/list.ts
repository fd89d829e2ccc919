import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { findRefusals } from '#domain/submissions/refusals.server.ts';
import type { RunCommand } from '../context.ts';
import { flattenSubmission } from '../flat-submission.ts';
import { formatSubmissionTable } from '../submission-table.ts';

/** Formats submissions as a JSON array, one at a time. */
export async function* formatJsonArray(
  values: AsyncIterable<StoredSubmission>,
): AsyncIterable<string> {
  let separator = '[\n';
  for await (const value of values) {
    yield separator + JSON.stringify(flattenSubmission(value), null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Lists the selected submissions, newest first, as a table or as JSON. */
export const list: RunCommand = async function* (context, { filter, json, all }) {
  const store = await context.store();
  if (json) {
    yield* formatJsonArray(store.list(filter));
    return;
  }
  const total = await store.count(filter);
  const refusals = await findRefusals(store);
  yield* formatSubmissionTable(store.list(filter), { total, refusals, all });
};

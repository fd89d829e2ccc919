import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { findRefusals } from '#domain/submissions/refusals.server.ts';
import type { RunCommand } from '../context.ts';
import { createTextMatcher } from '../matches-text.ts';
import { formatSubmissionTable } from '../submission-table.ts';
import { formatJsonArray } from './list.ts';

async function* iterate(values: readonly StoredSubmission[]) {
  yield* values;
}

/** Finds submissions by name, e-mail address, phone number or reference. It reads all of them, since names are in the answers. */
export const find: RunCommand = async function* (context, { text = '', filter, json, all }) {
  const store = await context.store();
  const matches = createTextMatcher(text);
  const found: StoredSubmission[] = [];
  for await (const submission of store.list(filter))
    if (matches(submission)) found.push(submission);
  if (json) {
    yield* formatJsonArray(iterate(found));
    return;
  }
  const refusals = await findRefusals(store);
  yield* formatSubmissionTable(iterate(found), { total: found.length, refusals, all });
};

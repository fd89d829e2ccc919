import { toDhakaDay } from '#common/dhaka-time.ts';
import type { RunCommand } from '../context.ts';
import { formatEraseReport } from './erase.ts';

/** Asks for confirmation, and erases the submissions from before `filter.until`. With `--dry-run`, it only counts them. */
export const purge: RunCommand = async function* (context, { filter, dryRun }) {
  const store = await context.store();
  const count = await store.count(filter);
  const before = toDhakaDay(filter.until ?? '');
  if (count === 0) {
    yield `There are no submissions from before ${before}.\n`;
    return;
  }
  const counted = `${count === 1 ? '1 submission' : `${count} submissions`} from before ${before}`;
  if (dryRun) {
    yield `Would be erased: ${counted}.\n`;
    return;
  }
  await context.confirm(`This permanently deletes: ${counted}.`);
  yield formatEraseReport(await store.erase(filter));
};

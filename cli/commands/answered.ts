import { toDhakaTime } from '#common/dhaka-time.ts';
import type { RunCommand } from '../context.ts';
import { createNotFoundError } from './not-found.ts';

const formatToMinute = (time: string) => toDhakaTime(time).slice(0, 16);

/**
 * Marks submissions as answered, or as withdrawn by the applicant, so that they are no longer due. `--undo` removes the mark.
 */
export const answered: RunCommand = async function* (
  context,
  { references = [], undo = false, withdrawn = false, by },
) {
  const store = await context.store();
  const mark = {
    answeredAt: new Date().toISOString(),
    by,
    outcome: withdrawn ? ('withdrawn' as const) : undefined,
  };
  const before = await store.markAnswered(references, undo ? null : mark);
  const marked = new Map(before.map(({ reference, answeredAt }) => [reference, answeredAt]));
  const missing = references.find((reference) => !marked.has(reference));
  if (missing !== undefined) throw createNotFoundError(missing);
  for (const reference of references) {
    const since = marked.get(reference);
    if (undo) {
      yield since ? `${reference} is open again.\n` : `${reference} was not marked as answered.\n`;
    } else if (withdrawn) {
      yield `${reference} is marked as withdrawn.\n`;
    } else {
      yield since
        ? `${reference} is marked as answered already, since ${formatToMinute(since)} in Dhaka.\n`
        : `${reference} is marked as answered.\n`;
    }
  }
};

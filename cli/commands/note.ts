import { toDhakaTime } from '#common/dhaka-time.ts';
import type { RunCommand } from '../context.ts';
import { createNotFoundError } from './not-found.ts';

/** Adds a line to a submission's notes, with its time in Dhaka and who wrote it. `--undo` deletes the notes. */
export const note: RunCommand = async function* (
  context,
  { reference = '', text = '', by, undo = false },
) {
  const store = await context.store();
  const time = toDhakaTime(new Date().toISOString()).slice(0, 16);
  const line = undo ? null : `${time}${by ? ` (${by})` : ''}: ${text}`;
  if (!(await store.addNote(reference, line))) throw createNotFoundError(reference);
  yield undo ? `The notes of ${reference} are deleted.\n` : `Noted for ${reference}.\n`;
};

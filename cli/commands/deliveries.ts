import { toDhakaTime } from '#common/dhaka-time.ts';
import { sanitiseText } from '#domain/submissions/sanitise-text.ts';
import type { RunCommand } from '../context.ts';
import { formatTableLine } from '../table.ts';

const formatLine = (
  reference: string,
  kind: string,
  status: string,
  attempts: string,
  note: string,
) =>
  formatTableLine([
    [reference, 13],
    [kind, 15],
    [status, 9],
    [attempts, 8],
    [note, 0],
  ]);

const formatToMinute = (time: string) => toDhakaTime(time).slice(0, 16);

/** A mail server's message may contain control characters that a terminal would obey. */
const removeControlCharacters = (text: string) => sanitiseText(text.replace(/\p{Cc}+/gu, ' '));

/** Lists the deliveries of the selected submissions, newest submission first. */
export const deliveries: RunCommand = async function* (context, { filter, json }) {
  const store = await context.store();
  const all = await store.listDeliveries(filter);
  if (json) {
    yield `${JSON.stringify(all, null, 2)}\n`;
    return;
  }
  if (all.length === 0) {
    yield 'There are no deliveries.\n';
    return;
  }
  yield formatLine('Reference', 'Delivery', 'Status', 'Attempts', 'Time (Dhaka)');
  for (const { reference, kind, status, attempts, deliveredAt, nextAttemptAt, lastError } of all) {
    const note = [
      deliveredAt
        ? formatToMinute(deliveredAt)
        : nextAttemptAt && `next ${formatToMinute(nextAttemptAt)}`,
      lastError && removeControlCharacters(lastError),
    ];
    yield formatLine(reference, kind, status, String(attempts), note.filter(Boolean).join('  '));
  }
};

import { toDhakaTime } from '#common/dhaka-time.ts';
import type { Erased } from '#domain/submissions/database/erase.server.ts';
import { CommandError } from '../command-error.ts';
import type { RunCommand } from '../context.ts';
import { createNotFoundError } from './not-found.ts';

/** Formats the number of erased submissions and deliveries, and names the copies that the tool can't reach. */
export function formatEraseReport({ submissions, undelivered }: Erased): string {
  const mails = undelivered === 0 ? '' : `, with ${undelivered} undelivered of their deliveries`;
  return `Erased: ${submissions === 1 ? '1 submission' : `${submissions} submissions`}${mails}.
Backups, exported files and mails that were sent may still have it (see erase --help).
`;
}

/** Asks for confirmation, and erases one submission, or all from one e-mail address. */
export const erase: RunCommand = async function* (context, { filter }) {
  const store = await context.store();
  const found: string[] = [];
  for await (const { reference, form, programme, submittedAt } of store.list(filter)) {
    const what = programme ? `${form}, ${programme}` : form;
    found.push(`${reference}  ${toDhakaTime(submittedAt).slice(0, 16)}  ${what}`);
  }
  if (found.length === 0) {
    throw filter.email === undefined
      ? createNotFoundError(filter.reference)
      : new CommandError(`There is no submission from ${filter.email}.`);
  }
  await context.confirm(`This permanently deletes:\n${found.join('\n')}`);
  const erased = await store.erase(filter);
  yield `${found.join('\n')}\n${formatEraseReport(erased)}`;
};

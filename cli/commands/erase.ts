import { toDhakaTime } from '#common/dhaka-time.ts';
import type { Erased } from '#domain/submissions/database/erase.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import type { Store } from '#domain/submissions/store.server.ts';
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

const formatLines = (submissions: readonly StoredSubmission[]): string =>
  submissions
    .map(({ reference, form, programme, submittedAt }) => {
      const what = programme ? `${form}, ${programme}` : form;
      return `${reference}  ${toDhakaTime(submittedAt).slice(0, 16)}  ${what}`;
    })
    .join('\n');

/** Finds what the senders of some submissions sent besides, by e-mail address and phone number. */
async function findOthers(
  store: Store,
  found: readonly StoredSubmission[],
): Promise<StoredSubmission[]> {
  const others = new Map<string, StoredSubmission>();
  for (const { reference } of found)
    for (const other of await store.findSamePerson(reference)) others.set(other.reference, other);
  for (const { reference } of found) others.delete(reference);
  return [...others.values()];
}

const samePerson = 'From the same e-mail address or phone number';

/**
 * Asks for confirmation, and erases one submission, or all from one e-mail address. It shows what the same person sent besides, which
 * goes as well with `--with-others`, or if the user says so.
 */
export const erase: RunCommand = async function* (context, { filter, withOthers, yes }) {
  const store = await context.store();
  const found: StoredSubmission[] = [];
  for await (const submission of store.list(filter)) found.push(submission);
  if (found.length === 0) {
    throw filter.email === undefined
      ? createNotFoundError(filter.reference)
      : new CommandError(`There is no submission from ${filter.email}.`);
  }
  const others = await findOthers(store, found);
  const isAsked = others.length > 0 && !withOthers && !yes;
  const includesOthers =
    withOthers ||
    (isAsked && (await context.ask(`${samePerson}:\n${formatLines(others)}\nDelete these, too?`)));
  const erasing = includesOthers ? [...found, ...others] : found;
  const staying =
    others.length > 0 && !includesOthers
      ? `${samePerson}, and not deleted (--with-others deletes them, too):\n${formatLines(others)}\n`
      : '';
  await context.confirm(`${staying}This permanently deletes:\n${formatLines(erasing)}`);
  const erased = await store.erase({ references: erasing.map(({ reference }) => reference) });
  yield `${formatLines(erasing)}\n${formatEraseReport(erased)}${staying}`;
};

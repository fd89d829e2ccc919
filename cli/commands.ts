import { describeApplication } from '#applications/describe.ts';
import { applicationFields } from '#applications/schema.ts';
import type { Store } from '#applications/store.server.ts';
import type { Command, CommandName } from './arguments.ts';
import { csvRecord } from './csv.ts';

/** The command was understood, but can't be done. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What a command prints, piece by piece. */
type Output = AsyncIterable<string>;

const fields = ['reference', 'programme', 'submittedAt', ...applicationFields] as const;

const notFound = (reference?: string) => new CommandError(`There is no application ${reference}.`);

const table = (columns: [text: string, width: number][]) =>
  `${columns
    .map(([text, width]) => text.padEnd(width))
    .join('  ')
    .trimEnd()}\n`;

const minutes = (time: string | null) => time?.slice(0, 16).replace('T', ' ') ?? '';

async function* jsonArray(values: AsyncIterable<object>): Output {
  let separator = '[\n';
  for await (const value of values) {
    yield separator + JSON.stringify(value, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* list(store: Store, { json, ...filter }: Command): Output {
  if (json) {
    yield* jsonArray(store.list(filter));
    return;
  }
  let count = 0;
  for await (const application of store.list(filter)) {
    const { reference, submittedAt, programme, firstName, lastName, email } = application;
    if (count === 0) {
      yield table([
        ['Reference', 13],
        ['Received (UTC)', 16],
        ['Programme', 22],
        ['Applicant', 0],
      ]);
    }
    count += 1;
    yield table([
      [reference, 13],
      [minutes(submittedAt), 16],
      [programme, 22],
      [`${firstName} ${lastName} <${email}>`, 0],
    ]);
  }
  if (count === 0) yield 'There are no applications.\n';
}

async function* show(store: Store, { reference = '', json }: Command): Output {
  const application = await store.find(reference);
  if (!application) throw notFound(reference);
  if (json) {
    yield `${JSON.stringify(application, null, 2)}\n`;
    return;
  }
  yield `Reference: ${application.reference}
Programme: ${application.programme}
Received: ${minutes(application.submittedAt)} UTC

${describeApplication(application)}
`;
}

async function* exportCsv(store: Store, { programme, since }: Command): Output {
  yield csvRecord(fields);
  for await (const application of store.list({ programme, since })) {
    yield csvRecord(fields.map((field) => application[field]));
  }
}

async function* deliveries(store: Store, { json }: Command): Output {
  const all = await store.listDeliveries();
  if (json) {
    yield `${JSON.stringify(all, null, 2)}\n`;
    return;
  }
  if (all.length === 0) {
    yield 'There are no deliveries.\n';
    return;
  }
  const columns = (
    reference: string,
    kind: string,
    status: string,
    attempts: string,
    note: string,
  ) =>
    table([
      [reference, 13],
      [kind, 15],
      [status, 9],
      [attempts, 8],
      [note, 0],
    ]);
  yield columns('Reference', 'Mail', 'Status', 'Attempts', 'Time (UTC)');
  for (const { reference, kind, status, attempts, deliveredAt, nextAttemptAt, lastError } of all) {
    const note = [
      deliveredAt ? minutes(deliveredAt) : nextAttemptAt && `next ${minutes(nextAttemptAt)}`,
      lastError,
    ];
    yield columns(reference, kind, status, String(attempts), note.filter(Boolean).join('  '));
  }
}

async function* retry(store: Store, { reference }: Command): Output {
  if (reference && !(await store.find(reference))) throw notFound(reference);
  const count = await store.retryDeliveries(reference);
  yield count === 0
    ? 'Nothing to send again: all was delivered.\n'
    : `Deliveries due now: ${count}. The running website sends them within seconds, if mail is configured.\n`;
}

async function* erase(store: Store, { reference = '', yes }: Command): Output {
  if (!(await store.find(reference))) throw notFound(reference);
  if (!yes) {
    throw new CommandError(
      `This deletes ${reference} for good. To do so, run it again with --yes.`,
    );
  }
  await store.erase(reference);
  yield `${reference} is erased.\n`;
}

/** What each command does: it prints, or throws a CommandError, or a StoreError when the store fails. */
export const commands: Record<CommandName, (store: Store, command: Command) => Output> = {
  list,
  show,
  export: exportCsv,
  deliveries,
  retry,
  erase,
};

import type { StoredSubmission } from '#submissions/database/rows.server.ts';
import { describeAnswers, senderName } from '#submissions/describe.ts';
import { fieldsOf } from '#submissions/form.ts';
import { findForm, formSlugs } from '#submissions/forms/forms.ts';
import type { Store } from '#submissions/store.server.ts';
import type { Command, CommandName } from './arguments.ts';
import { CommandError } from './command-error.ts';
import { csvRecord } from './csv.ts';
import { release } from './release.ts';
import { terms } from './terms.ts';

/** What a command prints, piece by piece. */
type Output = AsyncIterable<string>;

/** What the store adds to the answers. No field of a form has one of these names. */
const ownColumns = ['reference', 'form', 'programme', 'submittedAt', 'termsVersion'] as const;

/** The columns of one form's submissions, or of all forms: a field that several forms have is one column. */
function columnsOf(form: string | undefined): string[] {
  const forms = (form ? [form] : formSlugs).flatMap((slug) => findForm(slug) ?? []);
  const fields = forms.flatMap((each) => fieldsOf(each).map(({ name }) => name));
  return [...new Set([...ownColumns, ...fields])];
}

/** A submission as one flat object: what the store added, and the form's fields by their names. */
const flat = ({ answers, ...rest }: StoredSubmission): Record<string, unknown> => ({
  ...rest,
  ...answers,
});

function senderOf({ form: slug, programme, answers }: StoredSubmission): string {
  const form = findForm(slug, programme);
  return `${form ? `${senderName(form, answers)} ` : ''}<${answers.email ?? ''}>`;
}

const notFound = (reference?: string) => new CommandError(`There is no submission ${reference}.`);

const table = (columns: [text: string, width: number][]) =>
  `${columns
    .map(([text, width]) => text.padEnd(width))
    .join('  ')
    .trimEnd()}\n`;

const minutes = (time: string | null) => time?.slice(0, 16).replace('T', ' ') ?? '';

async function* jsonArray(values: AsyncIterable<StoredSubmission>): Output {
  let separator = '[\n';
  for await (const value of values) {
    yield separator + JSON.stringify(flat(value), null, 2);
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
  for await (const submission of store.list(filter)) {
    const { reference, submittedAt, form, programme = '' } = submission;
    if (count === 0) {
      yield table([
        ['Reference', 13],
        ['Received (UTC)', 16],
        ['Form', 24],
        ['Programme', 22],
        ['Sender', 0],
      ]);
    }
    count += 1;
    yield table([
      [reference, 13],
      [minutes(submittedAt), 16],
      [form, 24],
      [programme, 22],
      [senderOf(submission), 0],
    ]);
  }
  if (count === 0) yield 'There are no submissions.\n';
}

async function* show(store: Store, { reference = '', json }: Command): Output {
  const submission = await store.find(reference);
  if (!submission) throw notFound(reference);
  if (json) {
    yield `${JSON.stringify(flat(submission), null, 2)}\n`;
    return;
  }
  const { form, programme, submittedAt, termsVersion, answers } = submission;
  yield `Reference: ${submission.reference}
Form: ${form}
${programme ? `Programme: ${programme}\n` : ''}Received: ${minutes(submittedAt)} UTC
${termsVersion ? `Agreed to the terms of: ${termsVersion}\n` : ''}
${describeAnswers(findForm(form, programme), answers)}
`;
}

async function* exportCsv(store: Store, { form, programme, since }: Command): Output {
  const columns = columnsOf(form);
  yield csvRecord(columns);
  for await (const submission of store.list({ form, programme, since })) {
    const values = flat(submission);
    yield csvRecord(columns.map((column) => values[column]));
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
  release,
  terms,
  erase,
};

import { toDhakaTime } from '#common/dhaka-time.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { formatAnswerNote } from '../answer-note.ts';
import type { RunCommand } from '../context.ts';
import { flattenSubmission, formatSender } from '../flat-submission.ts';
import { formatTableLine } from '../table.ts';

async function* formatJsonArray(values: AsyncIterable<StoredSubmission>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const value of values) {
    yield separator + JSON.stringify(flattenSubmission(value), null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const formatLine = (
  reference: string,
  time: string,
  form: string,
  programme: string,
  answer: string,
  sender: string,
) =>
  formatTableLine([
    [reference, 13],
    [time, 16],
    [form, 24],
    [programme, 22],
    [answer, 24],
    [sender, 0],
  ]);

/** Lists the selected submissions, newest first, as a table or as JSON. */
export const list: RunCommand = async function* (context, { filter, json }) {
  const store = await context.store();
  if (json) {
    yield* formatJsonArray(store.list(filter));
    return;
  }
  const now = new Date();
  let count = 0;
  for await (const submission of store.list(filter)) {
    const { reference, submittedAt, form, programme = '', spamReason, language } = submission;
    if (count === 0)
      yield formatLine('Reference', 'Received (Dhaka)', 'Form', 'Programme', 'Answer', 'Sender');
    count += 1;
    const mark = spamReason ? `  (suspected: ${spamReason})` : '';
    const answerIn = language === 'bn' ? '  (answer in Bengali)' : '';
    const sender = `${formatSender(submission)}${answerIn}${mark}`;
    const received = toDhakaTime(submittedAt).slice(0, 16);
    yield formatLine(
      reference,
      received,
      form,
      programme,
      formatAnswerNote(submission, now),
      sender,
    );
  }
  if (count === 0) yield 'There are no submissions.\n';
};

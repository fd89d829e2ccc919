import { dhakaTime } from '#common/dhaka-time.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { answerNote } from '../answer-note.ts';
import type { RunCommand } from '../context.ts';
import { flattenSubmission, senderOf } from '../flat-submission.ts';
import { tableLine } from '../table.ts';

async function* jsonArray(values: AsyncIterable<StoredSubmission>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const value of values) {
    yield separator + JSON.stringify(flattenSubmission(value), null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const line = (
  reference: string,
  time: string,
  form: string,
  programme: string,
  answer: string,
  sender: string,
) =>
  tableLine([
    [reference, 13],
    [time, 16],
    [form, 24],
    [programme, 22],
    [answer, 24],
    [sender, 0],
  ]);

export const list: RunCommand = async function* (context, { filter, json }) {
  const store = await context.store();
  if (json) {
    yield* jsonArray(store.list(filter));
    return;
  }
  const now = new Date();
  let count = 0;
  for await (const submission of store.list(filter)) {
    const { reference, submittedAt, form, programme = '', suspicion } = submission;
    if (count === 0)
      yield line('Reference', 'Received (Dhaka)', 'Form', 'Programme', 'Answer', 'Sender');
    count += 1;
    const mark = suspicion ? `  (suspected: ${suspicion})` : '';
    const sender = `${senderOf(submission)}${mark}`;
    const received = dhakaTime(submittedAt).slice(0, 16);
    yield line(reference, received, form, programme, answerNote(submission, now), sender);
  }
  if (count === 0) yield 'There are no submissions.\n';
};

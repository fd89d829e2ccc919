import { toDhakaTime } from '#common/dhaka-time.ts';
import { getAnswerDueTime, getAnswerState } from '#domain/submissions/answer-state.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { getSenderName } from '#domain/submissions/describe.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { sanitiseText } from '#domain/submissions/sanitise-text.ts';
import { formatTableLine } from './table.ts';

/** Every line fits into a terminal of this width. */
const lineWidth = 80;

/** The rows that are listed without `--all`. */
const maxRows = 20;

const aboutWidth = 15;

/** Shortens a text to a width, on one line. */
function cut(text: string, width: number): string {
  const characters = Array.from(sanitiseText(text).replace(/[\s\p{Cc}]+/gu, ' '));
  return characters.length <= width
    ? characters.join('')
    : `${characters.slice(0, width - 1).join('')}…`;
}

/** Formats a time without its year if it is this year's: `11-28 16:05`. */
function formatShortTime(time: string, now: Date): string {
  const text = toDhakaTime(time).slice(0, 16);
  return text.startsWith(toDhakaTime(now.toISOString()).slice(0, 5)) ? text.slice(5) : text;
}

function formatShortAnswer(submission: StoredSubmission, now: Date): string {
  const { answeredAt, outcome } = submission;
  if (answeredAt) return `${outcome ?? 'answered'} ${formatShortTime(answeredAt, now)}`;
  const state = getAnswerState(submission, now);
  if (state === undefined) return 'held back';
  const due = getAnswerDueTime(submission);
  if (due === undefined) return 'open';
  return `${state === 'overdue' ? 'overdue' : 'due'} ${formatShortTime(due, now)}`;
}

/** Formats a line. The sender's name takes what the other columns leave. */
function formatLine(
  reference: string,
  came: string,
  answer: string,
  about: string,
  sender: string,
) {
  const columns: [string, number][] = [
    [reference, 13],
    [came, 5],
    [answer, 21],
    [about, aboutWidth],
  ];
  const used = columns.reduce((sum, [text, width]) => sum + Math.max(text.length, width) + 2, 0);
  return formatTableLine([...columns, [cut(sender, lineWidth - used), 0]]);
}

/** Says on a line of its own what is unusual about a submission. */
function formatRemarks(
  { language, spamReason, note }: StoredSubmission,
  refusal: string | undefined,
): string {
  const remarks = [
    language === 'bn' && 'answer in Bengali',
    spamReason && `suspected: ${spamReason}`,
    note && 'has a note',
    refusal && `acknowledgement refused: ${refusal}`,
  ].filter(Boolean);
  return remarks.length > 0 ? `  ${cut(remarks.join('; '), lineWidth - 2)}\n` : '';
}

/**
 * Formats submissions as a table of 80 columns, with a second line for what is unusual. 20 rows are shown, and the number of the rest.
 *
 * @param options.total the number of all submissions
 * @param options.refusals why an acknowledgement was refused, by reference
 * @param options.all whether to show more than 20
 */
export async function* formatSubmissionTable(
  submissions: AsyncIterable<StoredSubmission>,
  {
    total,
    refusals,
    all = false,
    now = new Date(),
  }: {
    total: number;
    refusals: ReadonlyMap<string, string>;
    all?: boolean | undefined;
    now?: Date;
  },
): AsyncIterable<string> {
  let count = 0;
  for await (const submission of submissions) {
    if (count === 0) yield formatLine('Reference', 'Came', 'Answer', 'About', 'Sender');
    if (count === maxRows && !all) {
      yield `And ${total - count} more: --all lists them.\n`;
      return;
    }
    count += 1;
    const { reference, submittedAt, form: slug, programme, answers } = submission;
    const form = findForm(slug, 'en', programme);
    yield formatLine(
      reference,
      formatShortTime(submittedAt, now).split(' ')[0] ?? '',
      formatShortAnswer(submission, now),
      cut(programme ?? slug, aboutWidth),
      form ? getSenderName(form, answers) : String(answers.email ?? ''),
    );
    yield formatRemarks(submission, refusals.get(reference));
  }
  if (count === 0) yield 'There are no submissions.\n';
}

import { toDhakaTime } from '#common/dhaka-time.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { formatAnswer } from '#domain/submissions/describe.ts';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import type { RunCommand } from '../context.ts';
import { formatCsvRecord } from '../csv.ts';
import { flattenSubmission, getColumns } from '../flat-submission.ts';

/** Without a byte order mark, Excel reads the file in the system's own encoding. */
const byteOrderMark = '\ufeff';

/** These columns hold times. They are written in Dhaka time. */
const timeColumns = ['submittedAt', 'dueAt', 'answeredAt'];

/** Returns the name of the language in which to answer. Only Bengali submissions have a stored language. */
const getLanguageName = ({ language }: StoredSubmission) =>
  language === 'bn' ? 'Bengali' : 'English';

/** Returns the answers in words: the label of a choice, and yes or no for a box. */
function getAnswersInWords({ form: slug, programme, answers }: StoredSubmission): Answers {
  const form = findForm(slug, 'en', programme);
  const fields = new Map(form && getFields(form).map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, value ? 'yes' : 'no'];
      const field = fields.get(name);
      return [name, field ? formatAnswer(field, answers) : value];
    }),
  );
}

/** Writes the selected submissions as CSV, with the columns of one form or of all forms. */
export const exportCsv: RunCommand = async function* (context, { filter, output }) {
  const store = await context.store();
  const columns = getColumns(filter.form);
  if (output) yield byteOrderMark;
  yield formatCsvRecord(columns);
  const total = await store.count(filter);
  let done = 0;
  for await (const submission of store.list(filter)) {
    const values: Record<string, unknown> = {
      ...flattenSubmission(submission),
      ...getAnswersInWords(submission),
      language: getLanguageName(submission),
    };
    yield formatCsvRecord(
      columns.map((column) => {
        const value = values[column];
        return value !== undefined && timeColumns.includes(column)
          ? toDhakaTime(String(value))
          : value;
      }),
    );
    done += 1;
    context.progress(done, total);
  }
};

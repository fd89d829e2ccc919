import { getAnswerDueTime } from '#domain/submissions/answer-state.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { getSenderName } from '#domain/submissions/describe.ts';
import { getFields } from '#domain/submissions/form.ts';
import { findForm, formSlugs } from '#domain/submissions/forms/forms.ts';
import { sanitiseText } from '#domain/submissions/sanitise-text.ts';

/** The columns that the store adds before and after the answers. No form field has one of these names. */
const firstColumns = [
  'reference',
  'form',
  'programme',
  'submittedAt',
  'termsVersion',
  'suspicion',
] as const;
/** Columns that were added later come last, so that the older ones keep their positions. */
const lastColumns = ['dueAt', 'answeredAt', 'language', 'answeredBy', 'outcome', 'note'] as const;

/** Returns the columns of one form's submissions, or of all forms. Forms that share a field share its column. */
export function getColumns(form: string | undefined): string[] {
  const forms = (form ? [form] : formSlugs).flatMap((slug) => findForm(slug, 'en') ?? []);
  const fields = forms.flatMap((each) => getFields(each).map(({ name }) => name));
  return [...new Set([...firstColumns, ...fields, ...lastColumns])];
}

/**
 * Turns a submission into one flat object: the values that the store added, the form's fields by their names, and the due
 * time where the form promises one. The spam reason keeps the name of its column, by which spreadsheets of the staff know it.
 */
export function flattenSubmission(submission: StoredSubmission): Record<string, unknown> {
  const { answers, spamReason, ...rest } = submission;
  const due = getAnswerDueTime(submission);
  return {
    ...rest,
    ...(spamReason && { suspicion: spamReason }),
    ...answers,
    ...(due !== undefined && { dueAt: due }),
  };
}

/** Returns the sender's e-mail address, with the name before it while the form still exists. */
export function formatSender({ form: slug, programme, answers }: StoredSubmission): string {
  const form = findForm(slug, 'en', programme);
  return sanitiseText(`${form ? `${getSenderName(form, answers)} ` : ''}<${answers.email ?? ''}>`);
}

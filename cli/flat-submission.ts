import { dueAt } from '#domain/submissions/answer-state.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { senderName } from '#domain/submissions/describe.ts';
import { displayText } from '#domain/submissions/display-text.ts';
import { fieldsOf } from '#domain/submissions/form.ts';
import { findForm, formSlugs } from '#domain/submissions/forms/forms.ts';

/** The columns that the store adds before and after the answers. No form field has one of these names. */
const ownColumns = [
  'reference',
  'form',
  'programme',
  'submittedAt',
  'termsVersion',
  'suspicion',
] as const;
/** Columns that were added later come last, so that the older ones keep their positions. */
const lastColumns = ['dueAt', 'answeredAt'] as const;

/** Returns the columns of one form's submissions, or of all forms. Forms that share a field share its column. */
export function columnsOf(form: string | undefined): string[] {
  const forms = (form ? [form] : formSlugs).flatMap((slug) => findForm(slug) ?? []);
  const fields = forms.flatMap((each) => fieldsOf(each).map(({ name }) => name));
  return [...new Set([...ownColumns, ...fields, ...lastColumns])];
}

/**
 * Turns a submission into one flat object: what the store added, the form's fields by their names, and the due time
 * where the form promises one.
 */
export function flattenSubmission(submission: StoredSubmission): Record<string, unknown> {
  const { answers, ...rest } = submission;
  const due = dueAt(submission);
  return { ...rest, ...answers, ...(due !== undefined && { dueAt: due }) };
}

/** Returns the sender's e-mail address, with the name before it while the form still exists. */
export function senderOf({ form: slug, programme, answers }: StoredSubmission): string {
  const form = findForm(slug, programme);
  return displayText(`${form ? `${senderName(form, answers)} ` : ''}<${answers.email ?? ''}>`);
}

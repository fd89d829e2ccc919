import { dueAt } from '#submissions/answer-state.server.ts';
import type { StoredSubmission } from '#submissions/database/rows.server.ts';
import { senderName } from '#submissions/describe.ts';
import { displayText } from '#submissions/display-text.ts';
import { fieldsOf } from '#submissions/form.ts';
import { findForm, formSlugs } from '#submissions/forms/forms.ts';

/** What the store adds to the answers, before and after them. No field of a form has one of these names. */
const ownColumns = [
  'reference',
  'form',
  'programme',
  'submittedAt',
  'termsVersion',
  'suspicion',
] as const;
/** Columns that were added later. They come last, so that the place of the older ones never changes. */
const lastColumns = ['dueAt', 'answeredAt'] as const;

/** The columns of one form's submissions, or of all forms: a field that several forms have is one column. */
export function columnsOf(form: string | undefined): string[] {
  const forms = (form ? [form] : formSlugs).flatMap((slug) => findForm(slug) ?? []);
  const fields = forms.flatMap((each) => fieldsOf(each).map(({ name }) => name));
  return [...new Set([...ownColumns, ...fields, ...lastColumns])];
}

/**
 * A submission as one flat object: what the store added, the form's fields by their names, and when an answer is due where one
 * is promised for a time.
 */
export function flattenSubmission(submission: StoredSubmission): Record<string, unknown> {
  const { answers, ...rest } = submission;
  const due = dueAt(submission);
  return { ...rest, ...answers, ...(due !== undefined && { dueAt: due }) };
}

/** The sender's name, where the form is still there, and address. */
export function senderOf({ form: slug, programme, answers }: StoredSubmission): string {
  const form = findForm(slug, programme);
  return displayText(`${form ? `${senderName(form, answers)} ` : ''}<${answers.email ?? ''}>`);
}

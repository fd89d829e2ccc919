import type { StoredSubmission } from '#submissions/database/rows.server.ts';
import { senderName } from '#submissions/describe.ts';
import { displayText } from '#submissions/display-text.ts';
import { fieldsOf } from '#submissions/form.ts';
import { findForm, formSlugs } from '#submissions/forms/forms.ts';

/** What the store adds to the answers. No field of a form has one of these names. */
const ownColumns = [
  'reference',
  'form',
  'programme',
  'submittedAt',
  'termsVersion',
  'suspicion',
] as const;

/** The columns of one form's submissions, or of all forms: a field that several forms have is one column. */
export function columnsOf(form: string | undefined): string[] {
  const forms = (form ? [form] : formSlugs).flatMap((slug) => findForm(slug) ?? []);
  const fields = forms.flatMap((each) => fieldsOf(each).map(({ name }) => name));
  return [...new Set([...ownColumns, ...fields])];
}

/** A submission as one flat object: what the store added, and the form's fields by their names. */
export const flat = ({ answers, ...rest }: StoredSubmission): Record<string, unknown> => ({
  ...rest,
  ...answers,
});

/** The sender's name, where the form is still there, and address. */
export function senderOf({ form: slug, programme, answers }: StoredSubmission): string {
  const form = findForm(slug, programme);
  return displayText(`${form ? `${senderName(form, answers)} ` : ''}<${answers.email ?? ''}>`);
}

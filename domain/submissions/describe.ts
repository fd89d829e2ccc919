import { type Answers, type Field, type Form, getFields } from './form.ts';
import { sanitiseText } from './sanitise-text.ts';

/**
 * Returns an answer as the visitor read it: the label of a choice, or "Yes" or "No" for a checkbox. A text is made
 * safe to display (sanitise-text.ts).
 *
 * @returns the value itself when the list no longer has it, as for an old submission
 */
export function formatAnswer(field: Field, answers: Answers): string {
  const value = answers[field.name] ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind !== 'radio' && field.kind !== 'select') return sanitiseText(value);
  return field.options.find((option) => option.value === value)?.label ?? sanitiseText(value);
}

/** Returns the answers of a form that no longer exists, labelled with the field names. */
export function listAnswersByFieldName(answers: Answers): { label: string; value: string }[] {
  return Object.entries(answers).map(([label, value]) => ({
    label,
    value: sanitiseText(String(value)),
  }));
}

/** Returns the label of an answer. The label of the agreement includes the terms that it links to. */
export function getAnswerLabel({ terms }: Form, field: Field): string {
  return field === terms?.field
    ? [field.label, terms.link, terms.labelEnd].filter(Boolean).join(' ')
    : field.label;
}

/** Returns the answers that a confirmation repeats. Empty answers are left out. */
export function getConfirmationDetails(
  form: Form,
  answers: Answers,
): { label: string; value: string }[] {
  return form.confirmation.flatMap(({ field: name, label }) => {
    const field = getFields(form).find((candidate) => candidate.name === name);
    const value = field ? formatAnswer(field, answers) : '';
    return value ? [{ label, value }] : [];
  });
}

/** Returns the sender's name, for staff. */
export function getSenderName({ nameFields }: Form, answers: Answers): string {
  return sanitiseText(nameFields.map((name) => answers[name]).join(' '));
}

/**
 * Formats a submission as plain text, one line per field. A long text, or one of several lines, goes below its label.
 *
 * @param form undefined when the form no longer exists; the field names then serve as labels
 */
export function describeAnswers(form: Form | undefined, answers: Answers): string {
  const lines = form
    ? getFields(form).map((field) => ({
        label: getAnswerLabel(form, field),
        value: formatAnswer(field, answers),
      }))
    : listAnswersByFieldName(answers);
  return lines
    .map(({ label, value }) =>
      value.length > 60 || value.includes('\n')
        ? `\n${label}:\n${value}\n`
        : `${label}: ${value || '-'}`,
    )
    .join('\n');
}

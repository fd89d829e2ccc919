import { displayText } from './display-text.ts';
import { type Answers, type Field, type Form, fieldsOf } from './form.ts';

/**
 * Returns an answer as the visitor read it: the label of a choice, or "Yes" or "No" for a checkbox. A text is made
 * safe to display (display-text.ts).
 *
 * @returns the value itself when the list no longer has it, as for an old submission
 */
export function answerText(field: Field, answers: Answers): string {
  const value = answers[field.name] ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind !== 'radio' && field.kind !== 'select') return displayText(value);
  return field.options.find((option) => option.value === value)?.label ?? displayText(value);
}

/** Returns the answers of a form that no longer exists, labelled with the field names. */
export function answersByName(answers: Answers): { label: string; value: string }[] {
  return Object.entries(answers).map(([label, value]) => ({
    label,
    value: displayText(String(value)),
  }));
}

/** Returns the label of an answer. The label of the agreement includes the terms that it links to. */
export function labelOf({ terms }: Form, field: Field): string {
  return field === terms?.field ? `${field.label} ${terms.link}` : field.label;
}

/** Returns the answers that a confirmation repeats. Empty answers are left out. */
export function confirmationDetails(
  form: Form,
  answers: Answers,
): { label: string; value: string }[] {
  return form.confirmation.flatMap(({ field: name, label }) => {
    const field = fieldsOf(form).find((candidate) => candidate.name === name);
    const value = field ? answerText(field, answers) : '';
    return value ? [{ label, value }] : [];
  });
}

/** Returns the sender's name, for staff. */
export function senderName({ nameFields }: Form, answers: Answers): string {
  return displayText(nameFields.map((name) => answers[name]).join(' '));
}

/**
 * Formats a submission as plain text, one line per field. A long text, or one of several lines, goes below its label.
 *
 * @param form undefined when the form no longer exists; the field names then serve as labels
 */
export function describeAnswers(form: Form | undefined, answers: Answers): string {
  const lines = form
    ? fieldsOf(form).map((field) => ({
        label: labelOf(form, field),
        value: answerText(field, answers),
      }))
    : answersByName(answers);
  return lines
    .map(({ label, value }) =>
      value.length > 60 || value.includes('\n')
        ? `\n${label}:\n${value}\n`
        : `${label}: ${value || '-'}`,
    )
    .join('\n');
}

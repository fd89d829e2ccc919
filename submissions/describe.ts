import { displayText } from './display-text.ts';
import { type Answers, type Field, type Form, fieldsOf } from './form.ts';

/**
 * What the visitor read when answering: the label of a choice, "Yes" or "No" of a box; of a text what can be shown of it
 * (display-text.ts).
 *
 * @returns the value itself when the list no longer has it, as with an old submission
 */
export function answerText(field: Field, answers: Answers): string {
  const value = answers[field.name] ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind !== 'radio' && field.kind !== 'select') return displayText(value);
  return field.options.find((option) => option.value === value)?.label ?? displayText(value);
}

/** The answers of a form that is no longer there, by the names of its fields, as they are shown. */
export function answersByName(answers: Answers): { label: string; value: string }[] {
  return Object.entries(answers).map(([label, value]) => ({
    label,
    value: displayText(String(value)),
  }));
}

/** The words beside an answer: of the agreement, with what is agreed to. */
export function labelOf({ terms }: Form, field: Field): string {
  return field === terms?.field ? `${field.label} ${terms.link}` : field.label;
}

/** The answers that a confirmation repeats; those that were left out are not among them. */
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

/** The sender's name, as staff call them. */
export function senderName({ nameFields }: Form, answers: Answers): string {
  return displayText(nameFields.map((name) => answers[name]).join(' '));
}

/**
 * A submission as a plain text for people: a line a field; a text of several lines, or a long one, hasStatus below
 * its label.
 *
 * @param form undefined for one that is no longer there: then the fields' names stand for their labels
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

import { type Answers, type Field, type Form, fieldsOf } from './form.ts';

/**
 * What the visitor read when answering: the label of a choice, "Yes" or "No" of a box.
 *
 * @returns the value itself when the list no longer has it, as with an old submission
 */
export function answerText(field: Field, answers: Answers): string {
  const value = answers[field.name] ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind !== 'radio' && field.kind !== 'select') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

/** The words beside an answer: of the agreement, with what is agreed to. */
export function labelOf({ terms }: Form, field: Field): string {
  return field === terms?.field ? `${field.label} ${terms.link}` : field.label;
}

/** The answers that a confirmation repeats; those that were left out are not among them. */
export function receiptDetails(form: Form, answers: Answers): { label: string; value: string }[] {
  return form.receipt.flatMap(({ field: name, label }) => {
    const field = fieldsOf(form).find((candidate) => candidate.name === name);
    const value = field ? answerText(field, answers) : '';
    return value ? [{ label, value }] : [];
  });
}

/** The sender's name, as staff call them. */
export function senderName({ nameFields }: Form, answers: Answers): string {
  return nameFields.map((name) => answers[name]).join(' ');
}

/**
 * A submission as a plain text for people: a line a field; a text of several lines, or a long one, stands below
 * its label.
 *
 * @param form undefined for one that is no longer there: then the fields' names stand for their labels
 */
export function describeAnswers(form: Form | undefined, answers: Answers): string {
  const lines: [label: string, value: string][] = form
    ? fieldsOf(form).map((field) => [labelOf(form, field), answerText(field, answers)])
    : Object.entries(answers).map(([name, value]) => [name, String(value)]);
  return lines
    .map(([label, value]) =>
      value.length > 60 || value.includes('\n')
        ? `\n${label}:\n${value}\n`
        : `${label}: ${value || '-'}`,
    )
    .join('\n');
}

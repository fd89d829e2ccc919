import { type Answers, type Field, type Form, getFields } from '#domain/submissions/form.ts';

export type Sender = { name: string; email: string; phone: string };

/** Returns a valid answer to a field. */
function createAnswer(field: Field): string | boolean {
  if (field.kind === 'checkbox') return true;
  if (field.kind === 'radio' || field.kind === 'select') return field.options[0]?.value ?? '';
  if (field.kind === 'date') return field.range === 'birth' ? '2004-05-31' : '2027-01-15';
  if (field.kind === 'textarea') return 'I want to learn how others work. '.repeat(4);
  return field.name === 'graduationYear' ? '2027' : 'Dhaka College';
}

/** Returns valid answers to a form, in the name of a sender. */
export const createAnswers = (form: Form, { name, email, phone }: Sender): Answers => ({
  ...Object.fromEntries(getFields(form).map((field) => [field.name, createAnswer(field)])),
  email,
  phone,
  [form.nameFields[0] ?? '']: name,
});

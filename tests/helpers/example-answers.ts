import { type Field, type Form, getFields } from '#domain/submissions/form.ts';
import { application } from '#domain/submissions/testing/examples.ts';

/** A form's answers by field name. `true` ticks a checkbox. */
type ExampleAnswers = Record<string, string | true>;

/**
 * Creates valid answers to the required fields of a form, so that a new field needs one example only: that of
 * domain/submissions/testing/examples.ts. A choice without an example among its options gets its first option.
 *
 * @param own the answers of the test, which replace those of the example or add to them
 * @throws Error when a required field has no answer
 */
export const createExampleAnswers = (form: Form, own: ExampleAnswers = {}): ExampleAnswers => ({
  ...Object.fromEntries(
    getFields(form)
      .filter(({ name, optional }) => !optional && !(name in own))
      .map((field) => [field.name, getExample(field)]),
  ),
  ...own,
});

const examples: Readonly<Record<string, string | boolean>> = application;

function getExample(field: Field): string | true {
  if (field.kind === 'checkbox') return true;
  const example = examples[field.name];
  if ('options' in field) {
    const values = field.options.map(({ value }) => value);
    return values.find((value) => value === example) ?? values[0] ?? '';
  }
  if (typeof example !== 'string') throw new Error(`There is no example of "${field.name}"`);
  return example;
}

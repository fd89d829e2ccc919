import type { Form } from '#domain/submissions/form.ts';
import { getDestinationSlug } from '#domain/submissions/forms/destination-slug.ts';

/** The query parameter that may prefill a field, by the field's name. */
const queryParameterByField: Record<string, string> = {
  preferredDestination: 'destination',
  programDuration: 'duration',
};

/**
 * Returns the answers that a URL prefills in an empty form, as links of "Can I go?" do: `?destination=germany&duration=6-months`, and
 * those that the form itself chooses. Values that the form doesn't offer are ignored.
 *
 * @param query the query of the form's URL
 * @returns answers by the names of their fields
 */
export function getPrefilledAnswers(form: Form, query: URLSearchParams): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const field of form.sections.flatMap(({ fields }) => fields)) {
    if (field.kind === 'select' && field.chosen) answers[field.name] = field.chosen;
    const value = query.get(queryParameterByField[field.name] ?? '');
    if (!value || !('options' in field)) continue;
    const option = field.options.find(
      (each) => each.value === value || getDestinationSlug(each.value) === value,
    );
    if (option) answers[field.name] = option.value;
  }
  return answers;
}

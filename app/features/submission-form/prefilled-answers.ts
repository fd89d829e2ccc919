import { destinations } from '#content/destinations/destinations.ts';
import type { Form } from '#domain/submissions/form.ts';

/** What an address may choose, by the field that takes it. */
const queryParameterByField: Record<string, string> = {
  preferredDestination: 'destination',
  programDuration: 'duration',
};

/**
 * What an address chooses in an empty form, as the answer of "Can I go?" does: `?destination=germany&duration=6-months`.
 * Only what the form offers; anything else in an address chooses nothing.
 *
 * @returns answers by the name of their field
 */
export function getPrefilledAnswers(form: Form, address: URLSearchParams): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const field of form.sections.flatMap(({ fields }) => fields)) {
    const value = address.get(queryParameterByField[field.name] ?? '');
    if (!value || !('options' in field)) continue;
    // The specification's form has countries of its own: 'uk'.
    const name = destinations.find(({ slug }) => slug === value)?.name;
    const option = field.options.find((each) => each.value === value || each.label === name);
    if (option) chosen[field.name] = option.value;
  }
  return chosen;
}

import { toDhakaDay } from '#common/dhaka-time.ts';
import { getDateRange } from '#domain/submissions/date-ranges.ts';
import type { Form } from '#domain/submissions/form.ts';
import { getDestinationSlug } from '#domain/submissions/forms/destination-slug.ts';

/** The query parameter that may prefill a field, by the field's name. */
const queryParameterByField: Record<string, string> = {
  preferredDestination: 'destination',
  programDuration: 'duration',
  // The month of departure, in links from a plan.
  preferredStartDate: 'leave',
};

/**
 * Returns the answers that a URL prefills in an empty form, as links of "Can I go?" and of plans do:
 * `?destination=germany&duration=6-months&leave=2027-09`, and those that the form itself chooses. Values that the form doesn't offer
 * are ignored.
 *
 * @param query the query of the form's URL
 * @param now a month that has passed prefills no date
 * @returns answers by the names of their fields
 */
export function getPrefilledAnswers(
  form: Form,
  query: URLSearchParams,
  now = new Date(),
): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const field of form.sections.flatMap(({ fields }) => fields)) {
    if (field.kind === 'select' && field.chosen) answers[field.name] = field.chosen;
    const value = query.get(queryParameterByField[field.name] ?? '');
    if (!value) continue;
    if (field.kind === 'date') {
      const day = findFirstDay(value, getDateRange(field.range, toDhakaDay(now.toISOString())));
      if (day) answers[field.name] = day;
    }
    if (!('options' in field)) continue;
    const option = field.options.find(
      (each) => each.value === value || getDestinationSlug(each.value) === value,
    );
    if (option) answers[field.name] = option.value;
  }
  return answers;
}

/**
 * Returns the first day of a month (`yyyy-mm`) that is in a range.
 *
 * @returns undefined if the range has no day of the month, or the month is invalid
 */
function findFirstDay(month: string, { min, max }: { min: string; max: string }) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return;
  if (min.startsWith(month)) return min;
  const day = `${month}-01`;
  return day >= min && day <= max ? day : undefined;
}

import { addYears, toDhakaDay } from '#common/dhaka-time.ts';
import { ageRange } from '#content/eligibility/profile.ts';
import { type DateField, type Form, getFields } from './form.ts';

/** Days as `yyyy-mm-dd`. */
export type DateRange = {
  /** The first and the last day that the date picker offers. A visitor may type any other day. */
  min: string;
  max: string;
  /** A plausible day that isn't in the first twelve of a month, so that it shows the order of day and month. */
  example: string;
};

/** Ranges of date fields, by field name. */
export type DateRanges = Readonly<Record<string, DateRange>>;

/** How many years ahead somebody may plan to start. */
const maxYearsAhead = 3;

/** An age that many applicants have, for the example of a date of birth. */
const typicalAge = 20;

const createExample = (day: string) => `${day.slice(0, 4)}-03-14`;

/**
 * Returns the days between which a date picker opens near the right year: dates of birth for the ages that "Can I go?" knows,
 * or start dates from today on.
 *
 * @param today `yyyy-mm-dd`
 */
export function getDateRange(range: DateField['range'], today: string): DateRange {
  switch (range) {
    case 'birth':
      return {
        min: addYears(today, -ageRange.to),
        max: addYears(today, -ageRange.from),
        example: createExample(addYears(today, -typicalAge)),
      };
    case 'start':
      return {
        min: today,
        max: addYears(today, maxYearsAhead),
        example: createExample(addYears(today, 1)),
      };
  }
}

/** Returns the ranges of a form's date fields on the present day in Dhaka. */
export function getDateRanges(form: Form, now = new Date()): DateRanges {
  const today = toDhakaDay(now.toISOString());
  return Object.fromEntries(
    getFields(form).flatMap((field) =>
      field.kind === 'date' ? [[field.name, getDateRange(field.range, today)]] : [],
    ),
  );
}

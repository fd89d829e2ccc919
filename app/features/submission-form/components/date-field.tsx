import { useEffect, useState } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { DateRange } from '#domain/submissions/date-ranges.ts';
import control from './control.module.css';
import { Field, type FieldProps, getDescribedBy } from './field.tsx';

/**
 * A date, in the browser's own date field. The field shows day, month and year in the order of the browser's language, so only
 * a script can give an example of it. The hint is empty until then, and takes its space so that nothing moves.
 *
 * @param range the days that the date picker offers
 */
export function DateField({
  range,
  defaultValue,
  autoComplete,
  ...field
}: Omit<FieldProps, 'hint'> & {
  range: DateRange | undefined;
  defaultValue: string;
  autoComplete: string | undefined;
}) {
  const { dateExample } = useFormTexts();
  const example = useLocalDate(range?.example);
  const hint = example && range && dateExample(example, range.example);
  return (
    <Field {...field} hint={hint}>
      <input
        id={field.name}
        name={field.name}
        type="date"
        min={range?.min}
        max={range?.max}
        className={`${control.control} ${field.valid ? control.valid : ''}`}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        required={!field.optional}
        aria-invalid={Boolean(field.message)}
        aria-describedby={getDescribedBy({ ...field, hint })}
      />
    </Field>
  );
}

/**
 * Formats a day in the browser's language, as its date fields do. It waits for an idle moment, because a browser's first format
 * takes 60 ms on a slow phone.
 *
 * @param day `yyyy-mm-dd`
 * @returns '' until it is formatted
 */
function useLocalDate(day: string | undefined): string {
  const [date, setDate] = useState('');
  useEffect(() => {
    let isActive = day !== undefined;
    void whenIdle().then(() => {
      if (isActive && day) setDate(formatLocalDate(day));
    });
    return () => {
      isActive = false;
    };
  }, [day]);
  return date;
}

const formatLocalDate = (day: string) =>
  new Intl.DateTimeFormat(undefined, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

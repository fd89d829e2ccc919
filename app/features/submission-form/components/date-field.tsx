import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const example = useLocalDate(range?.example, input);
  const hint = example && dateExample(example);
  return (
    <Field {...field} hint={hint}>
      <input
        ref={input}
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
 * Formats a day in the browser's language, as its date fields do. A browser's first format takes 60 to 100 ms on a slow phone, so
 * it waits until the field comes near the window, and then for an idle moment.
 *
 * @param day `yyyy-mm-dd`
 * @returns '' until it is formatted
 */
function useLocalDate(day: string | undefined, field: RefObject<HTMLElement | null>): string {
  const [date, setDate] = useState('');
  useEffect(() => {
    if (!day || !field.current) return;
    let isActive = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void whenIdle().then(() => isActive && setDate(formatLocalDate(day)));
      },
      { rootMargin: '100px 0px' },
    );
    observer.observe(field.current);
    return () => {
      isActive = false;
      observer.disconnect();
    };
  }, [day, field]);
  return date;
}

const formatLocalDate = (day: string) =>
  new Intl.DateTimeFormat(undefined, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps, getDescribedBy } from './field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue'
>;

/** A field of one line: a text, an e-mail address, a phone number or a date. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  defaultValue,
  ...field
}: FieldProps & InputProps) {
  return (
    <Field {...field}>
      <input
        id={field.name}
        name={field.name}
        type={type}
        className={`${control.control} ${field.valid ? control.valid : ''}`}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={!field.optional}
        aria-invalid={Boolean(field.message)}
        aria-describedby={getDescribedBy(field)}
      />
    </Field>
  );
}

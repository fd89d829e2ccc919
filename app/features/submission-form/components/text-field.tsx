import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps, getDescribedBy } from './field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue'
>;

/**
 * A field of one line: a text, an e-mail address or a phone number.
 *
 * @param suggestions texts that the browser offers to choose from
 */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  defaultValue,
  suggestions,
  ...field
}: FieldProps & InputProps & { suggestions?: readonly string[] | undefined }) {
  const listId = suggestions && `${field.name}-suggestions`;
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
        list={listId}
        required={!field.optional}
        aria-invalid={Boolean(field.message)}
        aria-describedby={getDescribedBy(field)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

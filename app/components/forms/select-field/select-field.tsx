import type { Option } from '#submissions/form.ts';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldProps } from '../field/field.tsx';
import styles from './select-field.module.css';

/**
 * One of a long list.
 *
 * @param placeholder stands in it until something is chosen
 */
export function SelectField({
  options,
  placeholder,
  defaultValue,
  ...field
}: FieldProps & { options: readonly Option[]; placeholder: string; defaultValue: string }) {
  return (
    <Field {...field}>
      <select
        id={field.name}
        name={field.name}
        className={`${control.control} ${styles.select} ${field.valid ? styles.valid : ''}`}
        defaultValue={defaultValue}
        required={!field.optional}
        aria-invalid={field.message ? true : undefined}
        aria-describedby={describedBy(field)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

import type { Option } from '#domain/submissions/form.ts';
import control from './control.module.css';
import { Field, type FieldProps, getDescribedBy } from './field.tsx';
import styles from './select-field.module.css';

/**
 * A choice from a long list.
 *
 * @param placeholder the text that shows until something is selected
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
        aria-invalid={Boolean(field.message)}
        aria-describedby={getDescribedBy(field)}
      >
        <option value="">{placeholder}</option>
        {groupOptions(options).map(({ group, members }) => {
          const optionElements = members.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ));
          return group ? (
            <optgroup key={group} label={group}>
              {optionElements}
            </optgroup>
          ) : (
            optionElements
          );
        })}
      </select>
    </Field>
  );
}

/** Groups adjacent options with the same group. The order of the options doesn't change. */
function groupOptions(options: readonly Option[]) {
  const groups: { group: string | undefined; members: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

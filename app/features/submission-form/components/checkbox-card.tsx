import type { ReactNode } from 'react';
import cards from './cards.module.css';
import { FieldMessage, type FieldProps, getDescribedBy, getFieldClass } from './field.tsx';

/** A checkbox. `children`, such as a link, follow its label. */
export function CheckboxCard({
  label,
  defaultChecked,
  required = false,
  children,
  ...field
}: Pick<FieldProps, 'name' | 'label' | 'message'> & {
  defaultChecked: boolean;
  required?: boolean;
  children?: ReactNode;
}) {
  const { name, message } = field;
  return (
    <div className={getFieldClass(field)} data-field={name}>
      <FieldMessage {...field} />
      <label className={`${cards.card} ${message ? cards.invalid : ''}`}>
        <input
          id={name}
          name={name}
          type="checkbox"
          defaultChecked={defaultChecked}
          required={required}
          aria-invalid={Boolean(message)}
          aria-describedby={getDescribedBy(field)}
        />
        <span>
          {label}
          {children && <> {children}</>}
        </span>
      </label>
    </div>
  );
}

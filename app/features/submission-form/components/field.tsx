import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './field.module.css';

/** The props that all fields of a form share. */
export type FieldProps = {
  /** The field's name in the form, and the id of its control. */
  name: string;
  label: string;
  /** A text above the control. An empty one keeps the space for a hint that a script writes. */
  hint?: string | undefined;
  /** The error message, shown above the control. */
  message?: string | undefined;
  /** Whether the answer is valid, so that the control shows a green tick. */
  valid?: boolean;
  /** The word that marks an optional field. Required fields have no mark. */
  optional?: string;
  /** Whether the field spans both columns of the form. */
  wide?: boolean;
};

/** Returns the value of a control's `aria-describedby`; undefined when no text describes the control. */
export function getDescribedBy(
  { name, hint, message }: Pick<FieldProps, 'name' | 'hint' | 'message'>,
  ...others: string[]
): string | undefined {
  const ids = [hint && `${name}-hint`, message && `${name}-message`, ...others].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The error message of a field, with an icon. */
export function FieldMessage({ name, message }: Pick<FieldProps, 'name' | 'message'>) {
  if (!message) return null;
  return (
    <p className={styles.message} id={`${name}-message`}>
      <Icon name="alert" className={styles.icon} />
      <span>{message}</span>
    </p>
  );
}

function FieldHint({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  if (hint === undefined) return null;
  return (
    <p className={styles.hint} id={`${name}-hint`}>
      {hint}
    </p>
  );
}

/** Returns the class names of a field's outer element. */
export function getFieldClass({ message, wide }: Pick<FieldProps, 'message' | 'wide'>) {
  return [styles.field, message && styles.invalid, wide && styles.wide].filter(Boolean).join(' ');
}

/** A field with one control. The label, hint and message come before the control, so that a visitor reads them first. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { name, label, optional } = field;
  return (
    <div className={getFieldClass(field)} data-field={name}>
      <label htmlFor={name} className={styles.label}>
        {/* The label and the space are one text. Between two texts React puts a comment, and Chromium then drops the space
            from the field's accessible name. */}
        {`${label} `}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <FieldHint {...field} />
      <FieldMessage {...field} />
      {children}
    </div>
  );
}

/** A field with several controls. Its label is the fieldset's legend. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { name, label, message, hint } = field;
  return (
    <fieldset
      className={getFieldClass(field)}
      data-field={name}
      aria-describedby={getDescribedBy({ name, hint, message })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldHint {...field} />
      <FieldMessage {...field} />
      {children}
    </fieldset>
  );
}

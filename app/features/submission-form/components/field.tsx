import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './field.module.css';

/** What every field of a form has. */
export type FieldProps = {
  /** Its name in the form, and the id of its control. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Why the answer needs another look; shown beside the control. */
  message?: string | undefined;
  /** Answered and in order: it gets its green tick. */
  valid?: boolean;
  /** The word that marks it as optional. Required is not marked. */
  optional?: string;
  /** Takes both columns of a form. */
  wide?: boolean;
};

/** The ids of the texts that a control's `aria-describedby` names. */
export function getDescribedBy(
  { name, hint, message }: Pick<FieldProps, 'name' | 'hint' | 'message'>,
  ...others: string[]
): string | undefined {
  const ids = [hint && `${name}-hint`, message && `${name}-message`, ...others].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Why the answer needs another look, with its icon. */
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
  if (!hint) return null;
  return (
    <p className={styles.hint} id={`${name}-hint`}>
      {hint}
    </p>
  );
}

export function getFieldClass({ message, wide }: Pick<FieldProps, 'message' | 'wide'>) {
  return [styles.field, message && styles.invalid, wide && styles.wide].filter(Boolean).join(' ');
}

/** Label, hint, message, control: in this order, so that all is read before one answers. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { name, label, optional } = field;
  return (
    <div className={getFieldClass(field)} data-field={name}>
      <label htmlFor={name} className={styles.label}>
        {/* One text, because React puts a comment between two, at which Chromium drops the space from the field's name. */}
        {`${label} `}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <FieldHint {...field} />
      <FieldMessage {...field} />
      {children}
    </div>
  );
}

/** The same for a field of several controls: its label is the group's legend. */
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

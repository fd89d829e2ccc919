import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import control from './control.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldProps, getDescribedBy } from './field.tsx';
import styles from './text-area.module.css';

/**
 * A text of several lines.
 *
 * @param counter a line below it that counts, and describes the control
 */
export function TextArea({
  defaultValue,
  tall = false,
  counter,
  ...field
}: FieldProps & { defaultValue: string; tall?: boolean; counter?: ReactNode }) {
  const { name } = field;
  const textAreaRef = useRestoreTypedText(name);
  const classNames = [
    control.control,
    styles.area,
    tall && styles.tall,
    field.valid && control.valid,
  ];
  const counterId = `${name}-counter`;
  return (
    <Field {...field}>
      <textarea
        ref={textAreaRef}
        id={name}
        name={name}
        className={classNames.filter(Boolean).join(' ')}
        defaultValue={defaultValue}
        required={!field.optional}
        aria-invalid={Boolean(field.message)}
        aria-describedby={getDescribedBy(field, ...(counter ? [counterId] : []))}
      />
      {counter && (
        <p className={`${fieldStyles.hint} ${styles.counter}`} id={counterId}>
          {counter}
        </p>
      )}
    </Field>
  );
}

/**
 * When React takes over a text area that came with a text in it (the page after a refused form), it puts
 * this text back, over what was typed meanwhile; it does so to no other control. So what stands in it is
 * read before, and restored after.
 */
function useRestoreTypedText(id: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return;
    const present = document.getElementById(id);
    return present instanceof HTMLTextAreaElement ? present.value : undefined;
  });
  useLayoutEffect(() => {
    if (area.current && typed !== undefined && area.current.value !== typed) {
      area.current.value = typed;
    }
  }, [typed]);
  return area;
}

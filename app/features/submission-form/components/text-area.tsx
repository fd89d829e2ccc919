import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import control from './control.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldProps, getDescribedBy } from './field.tsx';

/**
 * A field for a text of several lines.
 *
 * @param counter the line below the control that shows its length; it is part of the control's description
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
    control.area,
    tall && control.tall,
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
        <p className={`${fieldStyles.hint} ${control.counter}`} id={counterId}>
          {counter}
        </p>
      )}
    </Field>
  );
}

/**
 * Preserves a text that was typed before hydration. When React hydrates a text area that was rendered with a text, as after
 * a rejected form, it resets the value to that text. It does so with no other control. The value is therefore read before
 * hydration and restored afterwards.
 */
function useRestoreTypedText(id: string) {
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [typedText] = useState(() => {
    if (typeof document === 'undefined') return;
    const element = document.getElementById(id);
    return element instanceof HTMLTextAreaElement ? element.value : undefined;
  });
  useLayoutEffect(() => {
    if (areaRef.current && typedText !== undefined && areaRef.current.value !== typedText) {
      areaRef.current.value = typedText;
    }
  }, [typedText]);
  return areaRef;
}

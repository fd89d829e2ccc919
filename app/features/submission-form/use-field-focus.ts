import type { Dispatch, FocusEvent } from 'react';
import { type Form, getFields } from '#domain/submissions/form.ts';
import type { FormEvent } from './form-state.ts';
import { useAfterPointerRelease } from './use-after-pointer-release.ts';
import type { FormValidation } from './validation.ts';

/** Returns the name of a control's field, from the `data-field` of its container (components/field.tsx). */
export function getFieldName(form: Form, target: EventTarget | undefined): string | undefined {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
  return getFields(form).find((field) => field.name === name)?.name;
}

/**
 * Tells the form's state which field the visitor enters and leaves. A field is validated when it is left, but not while the
 * pointer is pressed: a message that appears would move the button below the pointer.
 *
 * @param validate validates the present answers
 */
export function useFieldFocus(
  form: Form,
  dispatch: Dispatch<FormEvent>,
  validate: () => FormValidation,
) {
  const afterPointerRelease = useAfterPointerRelease();
  return {
    enter(event: FocusEvent) {
      const field = getFieldName(form, event.target);
      if (field) dispatch({ type: 'entered', field });
    },
    leave(event: FocusEvent) {
      const field = getFieldName(form, event.target);
      // The visitor hasn't left the field if the focus moves to another window, to the terms, or to another control of the same
      // field.
      const nextElement = event.relatedTarget instanceof Element ? event.relatedTarget : undefined;
      if (
        !field ||
        !document.hasFocus() ||
        nextElement?.closest('dialog') ||
        getFieldName(form, nextElement) === field
      ) {
        return;
      }
      afterPointerRelease(() => dispatch({ type: 'left', field, validation: validate() }));
    },
  };
}

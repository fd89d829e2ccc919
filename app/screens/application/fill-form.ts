import {
  type ApplicationField,
  applicationFields,
  type RawApplication,
} from '#submissions/schema.ts';

/**
 * Puts answers into the form.
 *
 * @param where which fields; all when left out
 */
export function fillForm(
  form: HTMLFormElement,
  values: RawApplication,
  where: (field: ApplicationField) => boolean = () => true,
) {
  for (const field of applicationFields) {
    if (!where(field)) continue;
    const value = values[field];
    for (const control of controlsOf(form, field)) {
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        control.checked = control.value === value;
      } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = value === true;
      } else {
        control.value = String(value);
      }
    }
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement, field: ApplicationField): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name === field,
  );
}

import type { Answers } from '#domain/submissions/form.ts';

/** Sets the controls of a native form to the answers, by the names of the fields. */
export function fillForm(form: HTMLFormElement, answers: Answers) {
  for (const control of form.elements) {
    if (!isControl(control)) continue;
    const value = Object.hasOwn(answers, control.name) ? answers[control.name] : undefined;
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = control.value === value;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value === true;
    } else {
      control.value = String(value);
    }
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

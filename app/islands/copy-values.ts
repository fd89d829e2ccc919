type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const listControls = (elements: readonly Element[]): Control[] =>
  elements
    .flatMap((element) => [
      ...element.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
    ])
    .filter(({ type }) => type !== 'file');

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Returns the control of the same name; of checkboxes and radio buttons, the one with the same value. */
const findCounterpart = (control: Control, others: readonly Control[]): Control | undefined =>
  others.find(
    (other) =>
      other.name === control.name &&
      other.type === control.type &&
      (!isToggle(control) || other.value === control.value),
  );

/**
 * Sets form controls to the values of others, and moves the focus to the counterpart of one of them.
 *
 * @param from elements with the controls that the visitor used. They needn't be in the document
 * @param to elements with controls of the same names
 * @param focused the control of `from` that had the focus
 */
export function copyValues(
  from: readonly Element[],
  to: readonly Element[],
  focused?: Element | null,
): void {
  const targets = listControls(to);
  for (const control of listControls(from)) {
    const target = findCounterpart(control, targets);
    if (!target) continue;
    if (isToggle(control) && isToggle(target)) target.checked = control.checked;
    else if (target.value !== control.value) target.value = control.value;
    if (control === focused) target.focus({ preventScroll: true });
  }
}

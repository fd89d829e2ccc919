type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Finds the form controls of an island before hydration: those of the server's HTML. */
export const findControls = (island: HTMLElement): Control[] => [
  ...island.querySelectorAll<Control>('input:not([type=hidden]), select, textarea'),
];

/**
 * Copies what the visitor entered before hydration into the controls that React has rendered in place of the server's. React
 * renders an island anew if another program has changed the HTML: a password manager that adds its icon, or a translation. The
 * server's controls are then no longer in the document, but still hold what was typed, up to the last letter. Controls that
 * React has hydrated are left alone.
 *
 * @param serverControls the result of `findControls` before hydration
 * @param focused the element that had the focus before React rendered; its replacement gets the focus
 */
export function restoreControls(
  island: HTMLElement,
  serverControls: readonly Control[],
  focused: Element | null,
): void {
  const replacements = new Map(findControls(island).map((control) => [getKey(control), control]));
  for (const control of serverControls) {
    const replacement = replacements.get(getKey(control));
    // Another program may have added controls of its own.
    if (control.isConnected || !replacement) continue;
    copyValue(control, replacement);
    if (control === focused) moveFocus(control, replacement);
  }
}

/** Identifies a control in both versions of the island. Radio buttons and checkboxes may share a name. */
const getKey = (control: Control) =>
  control.id ||
  JSON.stringify([control.type, control.name, isCheckable(control) ? control.value : '']);

const isCheckable = (control: Control) => control.type === 'radio' || control.type === 'checkbox';

function copyValue(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isCheckable(from))
    to.checked = from.checked;
  else to.value = from.value;
}

/** Moves the focus, and in a text the caret, so that the next letter goes where the visitor is typing. */
function moveFocus(from: Control, to: Control) {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Only texts have a caret that can be set: it is null for an e-mail address or a number.
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

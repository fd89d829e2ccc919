import type { Page } from '@playwright/test';

/** Values of a form's fields by their names; `true` ticks a checkbox, and a text chooses a radio button. */
type FormValues = Record<string, string | boolean>;

/**
 * Fills in fields of the page's form, each as Playwright's `fill` does, but all in one step: seventeen steps take a second. It
 * waits until the page has the last field. Tests of the fields themselves type, and use the labels.
 */
export async function fillIn(page: Page, values: FormValues): Promise<void> {
  const lastName = Object.keys(values).at(-1);
  await page.locator(`form [name="${lastName}"]`).last().waitFor({ state: 'attached' });
  await page.evaluate(fillInControls, values);
}

/** Runs in the page. */
function fillInControls(values: FormValues) {
  for (const [name, value] of Object.entries(values)) {
    const controls = document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`);
    if (controls.length === 0) throw new Error(`The form has no field "${name}"`);
    for (const control of controls) {
      if (control.type === 'radio' && control.value !== value) continue;
      control.focus();
      if (control.type === 'radio' || control.type === 'checkbox') {
        if (control.checked !== Boolean(value)) control.click();
      } else {
        control.value = String(value);
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }
}

import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Waits until React has taken the page over. Before, it is plain HTML that answers as one: a form is sent by the
 * browser itself, and a button that only a script gives its work does nothing. A test of what the scripts do
 * waits for this first, or it fails on a busy machine (`LATE_SCRIPTS`, tests/test.ts, shows which do).
 */
export const hydrated = (page: Page | Frame) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** Waits until what lies below the first window of a page that a link led to is there, too (components/layout/below). */
export const whole = (page: Page) => expect(page.locator('.below')).toHaveCount(0);

/**
 * Waits until the page also hears what concerns all of it, as the key "/" or a click on the search's link: React starts to listen
 * for that after it has taken the page over, when nothing more urgent is left.
 */
export async function listening(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Waits until React has taken over a part whose code comes with the visitor's first move (components/layout/first-move):
 * make one before, as by giving something the focus.
 *
 * @param selector of an element in the part
 */
export const takenOver = (page: Page, selector: string) =>
  page.waitForFunction(
    (sought) =>
      Object.keys(document.querySelector(sought) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    selector,
  );

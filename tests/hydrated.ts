import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Waits until the page's scripts run: a document is awake (app/browser/start.ts), or React has hydrated the page. Before, it is
 * plain HTML: the browser itself sends a form, and a button that needs a script does nothing. A test of what scripts do
 * waits for this first, or it fails on a busy machine (`LATE_SCRIPTS`, tests/test.ts, shows which do).
 */
export const hydrated = (page: Page | Frame) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset.awake === 'true' ||
      Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
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

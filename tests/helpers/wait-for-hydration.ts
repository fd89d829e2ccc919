import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the page's scripts run and its islands are hydrated (app/browser/start.ts). Before, it is plain HTML: the browser
 * itself sends a form, and a button that needs a script does nothing. A test of what scripts do waits for this first, or it fails
 * on a busy machine (`LATE_SCRIPTS`, tests/helpers/test.ts, shows which do).
 */
export const waitForHydration = (page: Page | Frame) =>
  page.waitForFunction(() => document.documentElement.dataset.awake === 'true');

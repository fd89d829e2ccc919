import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the page's scripts run and its islands are hydrated (app/entry/start.ts). Until then the page is plain HTML:
 * the browser itself sends a form, and a button that needs a script does nothing. A test of scripts that doesn't wait fails on
 * a busy machine (`LATE_SCRIPTS` in tests/helpers/test.ts finds such tests).
 */
export const waitForHydration = (page: Page | Frame) =>
  page.waitForFunction(() => document.documentElement.dataset.awake === 'true');

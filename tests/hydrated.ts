import type { Frame, Page } from '@playwright/test';

/**
 * Waits until React has taken the page over. Before, it is plain HTML that answers as one: a form is sent by the
 * browser itself, and a button that only a script gives its work does nothing. A test of what the scripts do
 * waits for this first, or it fails on a busy machine (`LATE_SCRIPTS`, tests/test.ts, shows which do).
 */
export const hydrated = (page: Page | Frame) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

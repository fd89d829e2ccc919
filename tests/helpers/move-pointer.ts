import type { Page } from '@playwright/test';

/**
 * Moves the pointer across the page as a hand does: from place to place. A single place is no move, since a page that appears
 * under a resting pointer reports one, too (app/entry/deferred-loader.ts).
 */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(700, 400);
  await page.mouse.move(720, 420, { steps: 4 });
}

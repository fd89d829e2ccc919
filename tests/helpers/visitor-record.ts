import type { Page } from '@playwright/test';

export const strip = (page: Page) => page.getByRole('region', { name: 'My crossing', exact: true });

export const menuButton = (page: Page) =>
  strip(page).getByRole('button', { name: 'My crossing', exact: true });

export const menu = (page: Page) => page.getByRole('group', { name: 'My crossing', exact: true });

/** Reads the record in the browser's storage. */
export const readRecord = (page: Page) =>
  page.evaluate(() => localStorage.getItem('visitor-record:1'));

/**
 * Makes the strip appear. Where the page was painted before its scripts ran, the strip waits for the visitor to scroll, or
 * for a key.
 */
export async function showStrip(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await strip(page).waitFor();
}

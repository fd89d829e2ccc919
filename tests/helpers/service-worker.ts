import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

/** Paths of the pages in the service worker's cache. */
export const readCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('pages-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** The visitor's first action, after which the service worker is registered. */
export const act = (page: Page) => page.keyboard.press('Shift');

/** Opens a page, and waits until the service worker has cached it. */
export async function openAndCache(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await act(page);
  await expect.poll(() => readCachedPaths(page)).toContain(path);
}

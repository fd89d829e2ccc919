import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for, as a slow line does.
 *
 * @param pattern of the addresses that are held
 * @returns lets all of it go, also what is asked for later
 */
export async function blockRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

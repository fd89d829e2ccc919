import type { Page } from '@playwright/test';

/**
 * Delays a page's requests, as a slow connection does.
 *
 * @param pattern matches the URLs of the requests to delay
 * @returns a function that lets these requests through, and all later ones
 */
export async function blockRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

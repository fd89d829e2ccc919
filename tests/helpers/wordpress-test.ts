import { startRealWordPress, wordpressStartTimeoutMs } from '#blog/testing/real-wordpress.ts';
import { test as base } from './test.ts';

/**
 * `test` for a site whose posts come from a real WordPress with its theme test data. Files skip their tests if there is none.
 */
export const test = base.extend<object, { siteSettings: Record<string, string> }>({
  siteSettings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => use({ WORDPRESS_URL: await startRealWordPress() }),
    { scope: 'worker', timeout: wordpressStartTimeoutMs },
  ],
});

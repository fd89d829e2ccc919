import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base } from '@playwright/test';
import { type Site, startSite } from './site.ts';
import { skippedViewTransition } from './skipped-view-transition.ts';

// biome-ignore lint/performance/noBarrelFile: tests take both from one place.
export { expect } from '@playwright/test';

type TestFixtures = {
  /** Patterns of errors that a test provokes on purpose, such as the browser's message about a 404 response. */
  allowedErrors: RegExp[];
  errorCheck: undefined;
};
type WorkerFixtures = {
  /** Environment variables of the site that this file's tests visit. */
  siteSettings: Record<string, string>;
  site: Site;
};

/**
 * Simulates a busy machine or a slow network: `LATE_SCRIPTS=1500 npx playwright test` delays every script by 1500 ms.
 * A test that fails then doesn't wait for hydration.
 *
 * @param delayMs 0 for no delay
 */
async function delayScripts(context: BrowserContext, delayMs: number) {
  if (delayMs === 0) return;
  await context.route('**/assets/*.js', async (route) => {
    await setTimeout(delayMs);
    await route.continue();
  });
}

/**
 * Playwright's `test`, with a site for each worker. A console error, an uncaught error, a failed request or a request to
 * another origin fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      const site = await startSite(siteSettings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  allowedErrors: [[], { option: true }],
  errorCheck: [
    async ({ context, site, allowedErrors }, use) => {
      const errors: string[] = [];
      await delayScripts(context, Number(process.env.LATE_SCRIPTS ?? 0));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The text alone doesn't say which URL failed to load.
        errors.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        // Chromium reports it with scripts off as well.
        if (skippedViewTransition.test(message)) return;
        errors.push(`uncaught: ${message}`);
      });
      context.on('requestfailed', (request) => {
        // A navigation cancels the pending requests of the previous page.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        errors.push(`failed: ${request.url()}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== site.url) errors.push(`foreign: ${origin}`);
      });
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !allowedErrors.some((allowed) => allowed.test(error)),
      );
      base.expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

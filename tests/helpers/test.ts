import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base } from '@playwright/test';
import { type Site, startSite } from './site.ts';

// biome-ignore lint/performance/noBarrelFile: tests take both from one place.
export { expect } from '@playwright/test';

type TestFixtures = {
  /** Console messages that a test provokes on purpose, such as the browser's line about an answer 404. */
  allowedErrors: RegExp[];
  watched: undefined;
};
type WorkerFixtures = {
  /** Settings of the site that this file's tests visit. */
  siteSettings: Record<string, string>;
  site: Site;
};

/**
 * Plays a busy machine or a slow network: `LATE_SCRIPTS=1500 npx playwright test` brings every script that late.
 * A test that fails then takes for granted that React is already there.
 *
 * @param milliseconds 0 leaves everything as it is
 */
async function delayScripts(context: BrowserContext, milliseconds: number) {
  if (milliseconds === 0) return;
  await context.route('**/assets/*.js', async (route) => {
    await setTimeout(milliseconds);
    await route.continue();
  });
}

/**
 * Playwright's test, with a site of its own for each worker. A console error, an uncaught error, a
 * failed request or a request to another origin fails the test.
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
  watched: [
    async ({ context, site, allowedErrors }, use) => {
      const errors: string[] = [];
      await delayScripts(context, Number(process.env.LATE_SCRIPTS ?? 0));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // Its text alone doesn't say what failed to load.
        errors.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // A navigation cancels what the page before it was still fetching.
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

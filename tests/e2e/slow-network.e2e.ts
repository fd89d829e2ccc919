import type { Page } from '@playwright/test';
import { test as base, expect } from '../helpers/test.ts';
import { startThrottledProxy, type ThrottledProxy } from '../helpers/throttled-proxy.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** Proxy with 64 kbit/s that loses one packet in 33. */
let proxy: ThrottledProxy;
const test = base.extend({
  site: [
    async ({ site }, use) => {
      proxy = await startThrottledProxy(site.url, { bytesPerSecond: 8000, lossEvery: 33 });
      await use({ ...site, url: proxy.url });
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 390, height: 844 } });

type Recorded = { completeAt?: number };

/** Runs in the page, before its own scripts: records when the footer, the end of the page, was painted. */
function recordCompletePaint() {
  const checkFooter = () => {
    if (!document.querySelector('body > footer a')) requestAnimationFrame(checkFooter);
    else (window as Recorded).completeAt = performance.now();
  };
  requestAnimationFrame(checkFooter);
}

/**
 * Finds scripts and images above 3 kB: their number, and the URLs of those that were loaded before the end of the page was
 * painted.
 */
const findEarlierRequests = (page: Page) =>
  page.evaluate(() => {
    const { completeAt = 0 } = window as Recorded;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const heavy = files.filter(
      ({ name, encodedBodySize }) => /\.(js|svg)(\?|$)/.test(name) && encodedBodySize > 3000,
    );
    return {
      heavy: heavy.length,
      before: heavy.filter(({ responseEnd }) => responseEnd < completeAt).map(({ name }) => name),
    };
  });

test('at 64 kbit/s with packet loss, a page can be read and a form filled in before images and scripts are loaded', async ({
  page,
}) => {
  await page.addInitScript(recordCompletePaint);
  await page.goto('/apply/virtual-internship', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Preferred destination').selectOption('malta');
  // The values that were filled in before hydration stay.
  proxy.disableThrottling();
  await waitForHydration(page);
  await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
  await expect(page.getByLabel('Preferred destination')).toHaveValue('malta');
  const form = await findEarlierRequests(page);
  expect(form.before).toEqual([]);
  expect(form.heavy).toBeGreaterThan(2);

  proxy.enableThrottling();
  await page.goto('/destinations/germany', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  proxy.disableThrottling();
  await waitForHydration(page);
  const content = await findEarlierRequests(page);
  expect(content.before).toEqual([]);
  expect(content.heavy).toBeGreaterThan(0);
});

import type { Page } from '@playwright/test';
import { test as base, expect } from '../helpers/test.ts';
import { startThrottledProxy, type ThrottledProxy } from '../helpers/throttled-proxy.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** 64 kbit/s, and one packet of 33 lost. */
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

/** Runs in the page, before its own scripts: when its last words were painted. */
function recordCompletePaint() {
  const look = () => {
    if (!document.querySelector('body > footer a')) requestAnimationFrame(look);
    else (window as Recorded).completeAt = performance.now();
  };
  requestAnimationFrame(look);
}

/** What came before the page could be read to its end, of scripts and pictures that weigh something. */
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

test('over 64 kbit/s that lose packets, a page is read and a form filled in before pictures and scripts are there', async ({
  page,
}) => {
  await page.addInitScript(recordCompletePaint);
  await page.goto('/apply/virtual-internship', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Preferred destination').selectOption('malta');
  // What was filled in meanwhile stays when React takes the form over.
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

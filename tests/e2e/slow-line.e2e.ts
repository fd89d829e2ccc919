import type { Page } from '@playwright/test';
import { awake } from '../helpers/awake.ts';
import { type SlowLine, startSlowLine } from '../helpers/slow-line.ts';
import { test as base, expect } from '../helpers/test.ts';

/** 64 kbit/s, and one packet of 33 lost. */
let line: SlowLine;
const test = base.extend({
  site: [
    async ({ site }, use) => {
      line = await startSlowLine(site.url, { bytesPerSecond: 8000, lossEvery: 33 });
      await use({ ...site, url: line.url });
      await line.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 390, height: 844 } });

type Recorded = { wholeAt?: number };

/** Runs in the page, before its own scripts: when its last words were painted. */
function recordWhole() {
  const look = () => {
    if (!document.querySelector('body > footer a')) requestAnimationFrame(look);
    else (window as Recorded).wholeAt = performance.now();
  };
  requestAnimationFrame(look);
}

/** What came before the page could be read to its end, of scripts and pictures that weigh something. */
const earlier = (page: Page) =>
  page.evaluate(() => {
    const { wholeAt = 0 } = window as Recorded;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const heavy = files.filter(
      ({ name, encodedBodySize }) => /\.(js|svg)(\?|$)/.test(name) && encodedBodySize > 3000,
    );
    return {
      heavy: heavy.length,
      before: heavy.filter(({ responseEnd }) => responseEnd < wholeAt).map(({ name }) => name),
    };
  });

test('over 64 kbit/s that lose packets, a page is read and a form filled in before pictures and scripts are there', async ({
  page,
}) => {
  await page.addInitScript(recordWhole);
  await page.goto('/apply/virtual-internship', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Preferred destination').selectOption('malta');
  // What was filled in meanwhile stays when React takes the form over.
  line.mend();
  await awake(page);
  await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
  await expect(page.getByLabel('Preferred destination')).toHaveValue('malta');
  const form = await earlier(page);
  expect(form.before).toEqual([]);
  expect(form.heavy).toBeGreaterThan(2);

  line.spoil();
  await page.goto('/destinations/germany', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  line.mend();
  await awake(page);
  const content = await earlier(page);
  expect(content.before).toEqual([]);
  expect(content.heavy).toBeGreaterThan(0);
});

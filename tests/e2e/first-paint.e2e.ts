import { startChunkedProxy } from '../helpers/chunked-proxy.ts';
import { test as base, expect } from '../helpers/test.ts';

const test = base.extend({
  site: [
    async ({ site }, use) => {
      const trickle = await startChunkedProxy(site.url, 500);
      await use({ ...site, url: trickle.url });
      await trickle.stop();
    },
    { scope: 'worker' },
  ],
});

type Recorded = { first?: { parsed: boolean; readyState: string } };

test('over a slow line nothing is painted half parsed, and a whole main before the page’s end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const parsed = document.getElementById('main-parsed') !== null;
      (window as Recorded).first = { parsed, readyState: document.readyState };
    });
  });
  await page.goto('/');
  expect(await page.evaluate(() => (window as Recorded).first)).toEqual({
    parsed: true,
    readyState: 'loading',
  });
});

import { startChunkedProxy } from '../helpers/chunked-proxy.ts';
import { test as base, expect } from '../helpers/test.ts';

const test = base.extend({
  site: [
    async ({ site }, use) => {
      const proxy = await startChunkedProxy(site.url, 500);
      await use({ ...site, url: proxy.url });
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
});

type Recorded = { first?: { parsed: boolean; readyState: string } };

test('on a slow connection, the first paint has a complete main, before the rest of the page is parsed', async ({
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

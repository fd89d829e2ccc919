import { join } from 'node:path';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** The pages were built this year, but the clock of the site that serves them is a year ahead. */
test.use({
  siteSettings: {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../helpers/next-year.ts')}`,
  },
});

const inDhaka = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' });
const nextYear = () => String(Number(inDhaka.format(new Date())) + 1);

for (const [kind, path] of [
  ['prerendered', '/global-programs/international-internship'],
  ['rendered', '/blog'],
] as const) {
  test(`a ${kind} page of last year’s build shows the new year, and its scripts run`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByText(/All rights reserved/)).toContainText(`–${nextYear()} `);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a ${kind} page of last year’s build shows the new year`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/All rights reserved/)).toContainText(`–${nextYear()} `);
    });
  });
}

test('a page of this year’s build is served from its file', async ({ playwright }) => {
  const { startSite } = await import('../helpers/site.ts');
  const site = await startSite();
  const request = await playwright.request.newContext({ baseURL: site.url });
  expect(
    (await request.get('/global-programs/international-internship')).headers().etag,
  ).toBeDefined();
  await request.dispose();
  await site.stop();
});

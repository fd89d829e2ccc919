import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** Runs in the page: whether a view transition has a picture in common with the page before. */
const recordTransition = () => {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready.catch(() => {});
    const animated = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement);
    Object.assign(window, {
      carried: animated.includes('::view-transition-group(page-picture)'),
    });
  });
};
const isCarried = (page: Page) =>
  page.evaluate(() => (window as unknown as { carried?: boolean }).carried);

test('the browser follows links, and Back leads to where the page was left', async ({ page }) => {
  await page.goto('/destinations');
  await waitForHydration(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  const loaded = page.waitForEvent('domcontentloaded');
  await link.click();
  await loaded;
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a page names the rules by which browsers fetch others ahead, and they exist', async ({
  page,
  request,
}) => {
  const [response] = await Promise.all([
    page.waitForResponse('/speculation-rules.json'),
    page.goto('/destinations'),
  ]);
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  const rules = (await response.json()) as { prefetch: object[]; prerender: object[] };
  expect(rules.prefetch).toHaveLength(1);
  expect(rules.prerender).toHaveLength(1);
  const rendered = await request.get('/about');
  expect(rendered.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
});

test('a page whose link is pointed at is fetched before it is followed', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Preload.enable');
  const prefetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto('/destinations');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Spain' }).first().hover();
  expect(await prefetched).toBe('/destinations/spain');
});

test('a card’s picture moves to the page that it opens', async ({ page }) => {
  await page.addInitScript(recordTransition);
  await page.goto('/destinations');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Spain' }).first().click();
  await expect(page).toHaveURL('/destinations/spain');
  await expect.poll(() => isCarried(page)).toBe(true);
});

test('no picture moves to a page that a link without one opens', async ({ page }) => {
  await page.addInitScript(recordTransition);
  await page.goto('/destinations');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => isCarried(page)).toBe(false);
});

test('no picture moves for who wants nothing to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordTransition);
  await page.goto('/destinations');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Spain' }).first().click();
  await expect(page).toHaveURL('/destinations/spain');
  await expect.poll(() => isCarried(page)).toBe(false);
});

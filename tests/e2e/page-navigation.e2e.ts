import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/**
 * Runs in the page: records in `window.hasTransition` whether a view transition leads to it, and in `window.hasSharedPicture`
 * whether that moves a picture from the previous page.
 */
const recordTransition = () => {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    Object.assign(window, { hasTransition: viewTransition !== null });
    await viewTransition?.ready.catch(() => {});
    const animatedElements = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement);
    Object.assign(window, {
      hasSharedPicture: animatedElements.includes('::view-transition-group(page-picture)'),
    });
  });
};
const hasSharedPicture = (page: Page) =>
  page.evaluate(() => (window as unknown as { hasSharedPicture?: boolean }).hasSharedPicture);

/** Opens the destinations, and clicks on a card with a picture. */
async function openSpain(page: Page) {
  await page.addInitScript(recordTransition);
  await page.goto('/destinations');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Spain' }).first().click();
  await expect(page).toHaveURL('/destinations/spain');
}

test('a link loads a new document at its top, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/destinations');
  await waitForHydration(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  await link.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  const loaded = page.waitForEvent('domcontentloaded');
  await link.click();
  await loaded;
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
});

test('pages name the speculation rules', async ({ page, request }) => {
  const [response] = await Promise.all([
    page.waitForResponse('/speculation-rules.json'),
    page.goto('/destinations'),
  ]);
  expect(response.headers()).toMatchObject({ 'content-type': 'application/speculationrules+json' });
  expect(await response.json()).toMatchObject({
    prefetch: [{ eagerness: 'moderate' }],
    prerender: [{ eagerness: 'moderate' }],
  });
  const rendered = await request.get('/about');
  expect(rendered.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
});

test('hovering over a link prefetches its page', async ({ page, context }) => {
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

test('the picture of a card moves into the page that the card opens', async ({ page }) => {
  await openSpain(page);
  await expect.poll(() => hasSharedPicture(page)).toBe(true);
});

test('no picture moves if the link has none, and no transition delays the page', async ({
  page,
}) => {
  await page.addInitScript(recordTransition);
  await page.goto('/destinations');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => hasSharedPicture(page)).toBe(false);
  expect(
    await page.evaluate(() => (window as unknown as { hasTransition?: boolean }).hasTransition),
  ).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no picture moves', async ({ page }) => {
    await openSpain(page);
    await expect.poll(() => hasSharedPicture(page)).toBe(false);
  });
});

test('no picture moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSpain(page);
  await expect.poll(() => hasSharedPicture(page)).toBe(false);
});

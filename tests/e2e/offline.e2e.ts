import type { Locator, Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  confirmationTitle,
  draftOffer,
  failureNote,
  formPath,
  openFilledInForm,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { openAndCache, readCachedPaths } from '../helpers/service-worker.ts';
import { skippedViewTransition } from '../helpers/skipped-view-transition.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// The browser writes errors about requests that fail.
test.use({
  serviceWorkers: 'allow',
  // The offline page doesn't opt in to view transitions, which aborts the one that the previous page began.
  // Playwright takes an array whose second item is an object for a value with its options.
  allowedErrors: [
    [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed: |status of 503/, skippedViewTransition],
    { scope: 'test' },
  ],
});

const note = (page: Page) => page.locator('#offline-note');

/** Hovers over a link, as visitors do before a click, and waits until the browser is idle. */
async function hoverAndWait(page: Page, link: Locator) {
  await link.hover();
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Follows a link without the pointer. With it, the browser would prefetch the page (app/rendering/speculation-rules.ts), and
 * Playwright's `setOffline` doesn't block prefetches.
 */
async function follow(link: Locator) {
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

test('visited pages and the list of documents can be opened offline, and say so', async ({
  page,
  context,
}) => {
  await openAndCache(page, '/about');
  await expect.poll(() => readCachedPaths(page)).toContain('/apply');
  // A page that a link opens is cached, too.
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL('/services');
  await expect.poll(() => readCachedPaths(page)).toContain('/services');
  await expect(note(page)).toHaveCount(0);

  await context.setOffline(true);
  await expect(note(page)).toContainText('You are offline');
  await expect(note(page)).toHaveRole('status');

  // The visitor goes back to a cached page, and on to another one.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Back may show a page from the browser's own cache.
  await expect(note(page)).toContainText(/This copy was saved on|You are offline/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL('/services');
  await expect(note(page)).toContainText('This copy was saved');
  await page.goto('/apply');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForHydration(page);

  // This link leads to a page that was never opened.
  await follow(page.getByRole('banner').getByRole('link', { name: 'Contact' }));
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await waitForHydration(page);

  await hoverAndWait(page, page.getByRole('banner').getByRole('link', { name: 'Contact' }));
  await context.setOffline(false);
  await expect(note(page)).toContainText('You are online again.');
  await note(page).getByRole('link').click();
  await expect(note(page)).toHaveCount(0);
  await expect(page).toHaveURL('/services');
});

test('the form in an iframe of a cached page says that it failed, and loads again once the network is back', async ({
  page,
  context,
}) => {
  await openAndCache(page, '/contact');
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toContainText('This copy was saved');
  await expect(note(page)).not.toContainText('fill in');
  const failures = page.getByRole('status').filter({ hasText: 'This did not load' });
  // The page also has a map in an iframe.
  await expect(failures.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await expect(page.getByTitle('Contact form')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByTitle('Contact form').contentFrame().getByLabel('Message')).toBeVisible();
  await expect(failures).toHaveCount(0);
});

test('a cached page older than a week isn’t shown', async ({ page, context }) => {
  await openAndCache(page, '/about');
  const setCachedAge = (days: number) =>
    page.evaluate(async (ageMs) => {
      const cache = await caches.open('pages-1');
      const cached = await cache.match('/about', { ignoreVary: true });
      if (!cached) throw new Error('/about is not in the cache');
      const headers = new Headers(cached.headers);
      headers.set('x-kept-at', String(Date.now() - ageMs));
      await cache.put('/about', new Response(await cached.text(), { headers }));
    }, days * 86_400_000);
  await setCachedAge(6.9);
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toContainText('This copy was saved');
  await setCachedAge(7.1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('a[href="/about"]')).toHaveCount(0);
});

test('a form that is sent offline stays on the device, and one click sends it once', async ({
  page,
  context,
  site,
}) => {
  const email = await openFilledInForm(page);
  await expect.poll(() => readCachedPaths(page)).toContain(formPath);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failureNote(page)).toContainText('You are offline. What you wrote is kept');
  await expect(failureNote(page).getByRole('button')).toHaveCount(0);

  // The form can be opened offline, too, and offers what was typed as a draft.
  await page.reload();
  await expect(note(page)).toContainText('This copy was saved');
  await waitForHydration(page);
  await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await submitButton(page).click();
  await expect(failureNote(page)).toContainText('You are offline');
  expect(await findSubmissions(site, email)).toEqual([]);

  await context.setOffline(false);
  const sendNow = failureNote(page).getByRole('button', { name: 'Send now' });
  await expect(sendNow).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findSubmissions(site, email)).toEqual([]);
  await sendNow.click();
  await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

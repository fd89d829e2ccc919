import { join } from 'node:path';
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
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// What the browser says by itself of what it can't fetch.
test.use({
  serviceWorkers: 'allow',
  // The page that stands in for one that was never opened permits no view transition, which aborts the one that began.
  allowedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed: |status of 503|ViewTransition opt-in disabled/,
  ],
});

const note = (page: Page) => page.locator('#offline-note');

/** The paths of the pages that the service worker keeps. */
const readCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pages-1')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });

async function openAndCache(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  // The worker is started after the visitor's first move.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => readCachedPaths(page)).toContain(path);
}

/** As visitors do: they point at a link before they click. */
async function pointAt(page: Page, link: Locator) {
  await link.hover();
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Not by the pointer: the browser would fetch the page ahead (app/rendering/speculation-rules.ts), which Playwright's `setOffline`
 * doesn't keep from the network.
 */
async function follow(link: Locator) {
  await link.evaluate((each: HTMLAnchorElement) => each.click());
}

test('visited pages and the documents list are read without a network, and say so', async ({
  page,
  context,
}) => {
  await openAndCache(page, '/about');
  await expect.poll(() => readCachedPaths(page)).toContain('/apply');
  // The page of a link is kept, too.
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL('/services');
  await expect.poll(() => readCachedPaths(page)).toContain('/services');
  await expect(note(page)).toHaveCount(0);

  await context.setOffline(true);
  await expect(note(page)).toContainText('You are offline');
  await expect(note(page)).toHaveRole('status');

  // Back to a kept page, and on to another one.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Back may show what the browser itself has kept.
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

  // To one that was never opened.
  await follow(page.getByRole('banner').getByRole('link', { name: 'Contact' }));
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await waitForHydration(page);

  await pointAt(page, page.getByRole('banner').getByRole('link', { name: 'Contact' }));
  await context.setOffline(false);
  await expect(note(page)).toContainText('You are online again.');
  await note(page).getByRole('link').click();
  await expect(note(page)).toHaveCount(0);
  await expect(page).toHaveURL('/services');
});

test('no page is shown that is older than a week', async ({ page, context }) => {
  await openAndCache(page, '/about');
  const age = (days: number) =>
    page.evaluate(async (milliseconds) => {
      const cache = await caches.open('pages-1');
      const kept = await cache.match('/about', { ignoreVary: true });
      if (!kept) throw new Error('/about is not kept');
      const headers = new Headers(kept.headers);
      headers.set('x-kept-at', String(Date.now() - milliseconds));
      await cache.put('/about', new Response(await kept.text(), { headers }));
    }, days * 86_400_000);
  await age(6.9);
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toContainText('This copy was saved');
  await age(7.1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('a[href="/about"]')).toHaveCount(0);
});

test('a form that is sent without a network waits on the device, and goes once upon a click', async ({
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

  // The form itself comes without a network, too, with what was written.
  await page.reload();
  await expect(note(page)).toContainText('This copy was saved');
  await waitForHydration(page);
  await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await submitButton(page).click();
  await expect(failureNote(page)).toContainText('You are offline');
  expect(await findSubmissions(site, email)).toEqual([]);

  await context.setOffline(false);
  const again = failureNote(page).getByRole('button', { name: 'Send now' });
  await expect(again).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findSubmissions(site, email)).toEqual([]);
  await again.click();
  await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('it is small, and the next one takes over with the next page, without what the one before kept', async ({
  page,
  context,
  request,
}) => {
  const script = await request.get('/service-worker.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toBe('no-cache');
  expect(Number(script.headers()['content-length'])).toBeLessThan(3000);

  const before = 'addEventListener("install", (event) => event.waitUntil(caches.open("pages-0")))';
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({ body: before, contentType: 'text/javascript' }),
  );
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['pages-0']);
  await context.unroute('**/service-worker.js');
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-0');
  await openAndCache(page, '/services');
  expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual(['files-1', 'pages-1']);
});

test('the script that ends it throws away what was kept', async ({ page, context }) => {
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({
      path: join(import.meta.dirname, '../../deploy/service-worker-off.js'),
      contentType: 'text/javascript',
    }),
  );
  await page.addInitScript(() => void caches.open('pages-1'));
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const registered = () => page.evaluate(() => navigator.serviceWorker.getRegistration());
  await expect.poll(registered).toBeUndefined();
});

test('with data saving nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    ServiceWorkerContainer.prototype.register = (address) => {
      asked.push(String(address));
      return Promise.reject(new Error('not in this test'));
    };
  });
  /** Once the page has come to rest: what was asked for. */
  const asked = async () => {
    await page.goto('/apply/virtual-internship');
    // Without a control that is touched no script comes where data is saved (app/browser/deferred-loader.ts).
    const field = page.getByLabel('First name');
    await field.focus();
    await waitForHydration(page);
    await field.blur();
    // What the first move brings has come once the search answers.
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  };
  expect(await asked()).toEqual(['/service-worker.js']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(await asked()).toEqual([]);
});

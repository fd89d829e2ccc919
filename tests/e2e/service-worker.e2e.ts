import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { act, openAndCache } from '../helpers/service-worker.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ serviceWorkers: 'allow' });

test('the service worker is small; a new version takes over on the next page and deletes the caches of the previous one', async ({
  page,
  context,
  request,
}) => {
  const script = await request.get('/service-worker.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toBe('no-cache');
  expect(Number(script.headers()['content-length'])).toBeLessThan(4000);

  const previousVersion =
    'addEventListener("install", (event) => event.waitUntil(caches.open("pages-0")))';
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({ body: previousVersion, contentType: 'text/javascript' }),
  );
  await page.goto('/about');
  await waitForHydration(page);
  await act(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['pages-0']);
  await context.unroute('**/service-worker.js');
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-0');
  await openAndCache(page, '/services');
  expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual(['files-1', 'pages-1']);
});

test('deploy/service-worker-off.js unregisters the service worker and deletes its caches', async ({
  page,
  context,
}) => {
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({
      path: join(import.meta.dirname, '../../deploy/service-worker-off.js'),
      contentType: 'text/javascript',
    }),
  );
  await page.addInitScript(() => void caches.open('pages-1'));
  await page.goto('/about');
  await waitForHydration(page);
  await act(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const registered = () => page.evaluate(() => navigator.serviceWorker.getRegistration());
  await expect.poll(registered).toBeUndefined();
});

/** Registers no service worker. @returns a function that reads which URLs the open page would have registered once it is idle */
async function observeRegistrations(page: Page) {
  await page.addInitScript(() => {
    const registrations: string[] = [];
    Object.assign(window, { registrations });
    ServiceWorkerContainer.prototype.register = (url) => {
      registrations.push(String(url));
      return Promise.reject(new Error('not in this test'));
    };
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      return (window as unknown as { registrations: string[] }).registrations;
    });
}

test('no service worker is registered before the visitor’s first action', async ({ page }) => {
  const readRegistered = await observeRegistrations(page);
  await page.goto('/about');
  await waitForHydration(page);
  await page.mouse.move(700, 400);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await readRegistered()).toEqual([]);
  await act(page);
  await expect.poll(readRegistered).toEqual(['/service-worker.js']);
});

test('with Save-Data no service worker is registered', async ({ page }) => {
  const readRegistered = await observeRegistrations(page);
  /** The URLs of the service workers that a page has registered once it is idle. */
  const readRegistrations = async () => {
    await page.goto('/apply/virtual-internship');
    // With Save-Data, scripts are loaded only once a control has the focus (app/entry/when-scripts-are-wanted.ts).
    const field = page.getByLabel('First name');
    await field.focus();
    await waitForHydration(page);
    await field.blur();
    // Once the search opens, everything that the first action loads is there.
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return readRegistered();
  };
  expect(await readRegistrations()).toEqual(['/service-worker.js']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(await readRegistrations()).toEqual([]);
});

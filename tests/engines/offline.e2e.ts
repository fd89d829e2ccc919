import { startSite } from '../helpers/site.ts';
import { openHydrated, waitForHydration, waitForIdle, waitForValue } from './actions.ts';
import { offlineMessages } from './console-messages.ts';
import { test } from './test.ts';

test.use({ console: { expected: offlineMessages } });

test('without a server, a reload shows the cached page, and another page says that the visitor is offline', async ({
  openTab,
}) => {
  const site = await startSite();
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/about`);
  // The service worker is registered after the visitor's first action.
  await tab.press('Tab');
  await waitForIdle(tab);
  await waitForValue(tab, true, () => Boolean(navigator.serviceWorker.controller));
  await tab.reload();
  // Requests that are still pending would fail.
  await waitForHydration(tab);
  await waitForHydration(tab, 'iframe');
  await waitForIdle(tab);
  await waitForValue(tab, true, isCached);
  await site.stop();

  await tab.reload();
  await waitForValue(tab, 'Who we are', () => document.querySelector('h1')?.textContent);
  await waitForValue(tab, true, () =>
    document.querySelector('#offline-note')?.textContent?.includes('This copy was saved on'),
  );
  // The map in the iframe isn't cached, and the browser's error page doesn't count as loaded.
  await waitForValue(
    tab,
    'failed',
    () => document.querySelector<HTMLElement>('[data-frame]')?.dataset.frame,
  );
  // Firefox's console has a message if the tab navigates while the page fetches its modules.
  await waitForHydration(tab);
  await waitForIdle(tab);
  // Puppeteer's own navigation would never end: Firefox doesn't report that a page from a service worker is loaded.
  await tab.evaluate((path) => setTimeout(() => location.assign(path)), '/services');
  await waitForValue(tab, 'You are offline', () => document.querySelector('h1')?.textContent);
});

/** Runs in the page: whether the service worker has cached it with its files, and the page with the list of documents. */
async function isCached() {
  const pages = await (await caches.open('pages-1')).keys();
  const paths = pages.map(({ url }) => new URL(url).pathname);
  const fileCache = await caches.open('files-1');
  const assets = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
  const files = await Promise.all(assets.map(({ name }) => fileCache.match(name)));
  return (
    ['/about', '/apply'].every((path) => paths.includes(path)) &&
    assets.length > 0 &&
    !files.includes(undefined)
  );
}

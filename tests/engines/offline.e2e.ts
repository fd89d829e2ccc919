import { startSite } from '../helpers/site.ts';
import { openHydrated, waitForHydration, waitForIdle, waitForValue } from './actions.ts';
import { offlineMessages } from './console-messages.ts';
import { test } from './test.ts';

test.use({ console: { expected: offlineMessages } });

test('once the server can’t be reached, a visited page is shown on reload, and an unknown one says so', async ({
  openTab,
}) => {
  const site = await startSite();
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/about`);
  await tab.moveTo(700, 400);
  await tab.moveTo(710, 400);
  await waitForIdle(tab);
  await waitForValue(tab, true, () => Boolean(navigator.serviceWorker.controller));
  await tab.reload();
  await waitForValue(tab, true, isCached);
  // What it is still fetching would fail.
  await waitForHydration(tab);
  await waitForIdle(tab);
  await site.stop();

  await tab.reload();
  await waitForValue(tab, 'Who we are', () => document.querySelector('h1')?.textContent);
  await waitForValue(tab, true, () =>
    document.querySelector('#offline-note')?.textContent?.includes('This copy was saved on'),
  );
  // A page that is left while it fetches its modules says so in Firefox's console.
  await waitForHydration(tab);
  await waitForIdle(tab);
  // Puppeteer's own navigation would wait for ever: Firefox doesn't tell it that a service worker's page has been loaded.
  await tab.evaluate((address) => setTimeout(() => location.assign(address)), '/services');
  await waitForValue(tab, 'You are offline', () => document.querySelector('h1')?.textContent);
});

/** Whether the service worker keeps the page and the list of documents. */
async function isCached() {
  const pages = await (await caches.open('pages-1')).keys();
  const paths = pages.map(({ url }) => new URL(url).pathname);
  return ['/about', '/apply'].every((path) => paths.includes(path));
}

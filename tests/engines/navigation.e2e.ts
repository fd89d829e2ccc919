import { openHydrated, waitForHydration, waitForValue } from './actions.ts';
import type { Tab } from './tab.ts';
import { test } from './test.ts';

// Firefox says so when a page is left while a script loads: it hashes what has arrived.
test.use({ console: { expected: [/None of the “sha384” hashes/] } });

const pages = [
  '/about',
  '/services',
  '/global-programs/study-abroad',
  '/national-programs/students',
  '/global-programs/student-exchange',
  '/national-programs/employers',
];

/** Runs in the page: its path, and whether it has one `main`, the organisation's name in its title, and one `h1`. */
const readView = () => [
  location.pathname,
  document.querySelectorAll('main').length,
  document.title.toLowerCase().includes('opar international'),
  document.querySelectorAll('h1').length,
];

/** Focuses a link and presses Enter. */
async function follow(tab: Tab, selector: string) {
  await tab.evaluate((link) => document.querySelector<HTMLElement>(link)?.focus(), selector);
  await tab.press('Enter');
}

test('five links, then Back and Forward lead to the right page with its title; links lead to its top', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  const [first = '/', ...others] = pages;
  await openHydrated(tab, site.url + first);
  const titles = new Map<string, string>();
  const rememberTitle = async (path: string) => {
    titles.set(path, await tab.evaluate(() => document.title));
  };
  await rememberTitle(first);
  for (const path of others) {
    await follow(tab, `footer a[href="${path}"]`);
    await waitForValue(tab, [path, 1, true, 1], readView);
    await waitForValue(tab, 0, () => Math.round(scrollY));
    await rememberTitle(path);
    await waitForHydration(tab);
  }
  for (const path of pages.slice(0, -1).reverse()) {
    await tab.evaluate(() => history.back());
    await waitForValue(tab, [path, 1, true, 1], readView);
    await waitForValue(tab, titles.get(path), () => document.title);
  }
  for (const path of others) {
    await tab.evaluate(() => history.forward());
    await waitForValue(tab, [path, 1, true, 1], readView);
    await waitForValue(tab, titles.get(path), () => document.title);
  }
});

test('Back restores the scroll position', async ({ openTab, site }) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/about`);
  await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await waitForValue(tab, 900, () => Math.round(scrollY));
  await tab.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/services"]')?.click();
  });
  await waitForValue(tab, '/services', () => location.pathname);
  // Back must not interrupt a page that is still arriving.
  await waitForHydration(tab);
  await waitForValue(tab, 0, () => Math.round(scrollY));
  await tab.evaluate(() => history.back());
  await waitForValue(tab, '/about', () => location.pathname);
  await waitForValue(tab, true, () => Math.abs(scrollY - 900) < 40);
});

test('Alt+T, Tab and Enter close the empty notification area', async ({ openTab, site }) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/about`);
  await tab.press('t', 'Alt');
  await waitForValue(tab, 'OL', () => document.activeElement?.tagName);
  await tab.press('Tab');
  await tab.press('Enter');
  const closedAt = Date.now();
  await waitForValue(tab, 0, () => document.querySelectorAll('section[aria-live] li').length);
  // It would close by itself after 8 seconds.
  if (Date.now() - closedAt > 5000) throw new Error('The notification area closed by itself only');
});

import { click, openHydrated, waitForIdle, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

/** Whether the dialog is so high that something can be seen in it. */
const isSeen = () => (document.querySelector('dialog[open]')?.clientHeight ?? 0) > 200;
const query = () => document.querySelector<HTMLInputElement>('dialog[open] input')?.value;
const hasFocus = () => document.activeElement?.matches('dialog input') ?? false;

test('“/” right after the page is loaded opens the search, with what is typed at once', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await tab.open(`${site.url}/about`);
  await tab.type('/germ');
  await waitForValue(tab, true, isSeen);
  await waitForValue(tab, true, hasFocus);
  await waitForValue(tab, 'germ', query);
  await tab.type('any');
  await waitForValue(tab, 'germany', query);
  await tab.press('Enter');
  await waitForValue(tab, '/destinations/germany', () => location.pathname);
});

test('“/” while the search’s code is fetched opens it, with what is typed at once', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/about`);
  await tab.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === '/') document.documentElement.dataset.prevented = String(defaultPrevented);
    }),
  );
  await tab.type('/germ');
  // Firefox would open its own find bar, which takes what is typed next. Keys that a driver sends never reach that.
  await waitForValue(tab, 'true', () => document.documentElement.dataset.prevented);
  await waitForValue(tab, 'germ', query);
  await waitForValue(tab, true, isSeen);
});

test('a click on the search’s link opens it; Escape closes it, and the link has the focus', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(desktop);
  await openHydrated(tab, `${site.url}/about`);
  await tab.moveTo(700, 400);
  await tab.moveTo(710, 400);
  await waitForIdle(tab);
  await click(tab, { selector: 'nav a[data-search]' });
  await waitForValue(tab, true, isSeen);
  await tab.press('Escape');
  await waitForValue(tab, false, () => Boolean(document.querySelector('dialog')));
  expect(await tab.evaluate(() => document.activeElement?.matches('[data-search]'))).toBe(true);
});

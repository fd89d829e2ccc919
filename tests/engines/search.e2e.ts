import { click, openHydrated, waitForIdle, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

/** Whether the dialog is open and high enough to show results. */
const isVisible = () => (document.querySelector('dialog[open]')?.clientHeight ?? 0) > 200;
const readQuery = () => document.querySelector<HTMLInputElement>('dialog[open] input')?.value;
const hasFocus = () => document.activeElement?.matches('dialog input') ?? false;

test('“/” opens the search, in which more is typed, and Enter opens the page that was found', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/about`);
  await tab.type('/germ');
  await waitForValue(tab, true, isVisible);
  await waitForValue(tab, true, hasFocus);
  await waitForValue(tab, 'germ', readQuery);
  await tab.type('any');
  await waitForValue(tab, 'germany', readQuery);
  await tab.press('Enter');
  await waitForValue(tab, '/destinations/germany', () => location.pathname);
});

test('“/” before the code of the search is loaded opens it with the text that is typed at once', async ({
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
  // Firefox would open its own find bar, which takes the next keys. A driver's keys never reach it, so we check
  // `defaultPrevented`.
  await waitForValue(tab, 'true', () => document.documentElement.dataset.prevented);
  await waitForValue(tab, 'germ', readQuery);
  await waitForValue(tab, true, isVisible);
});

test('a click on the search link opens the search; Escape closes it and focuses the link', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(desktop);
  await openHydrated(tab, `${site.url}/about`);
  await waitForIdle(tab);
  await click(tab, { selector: 'nav a[data-search]' });
  await waitForValue(tab, true, isVisible);
  await tab.press('Escape');
  await waitForValue(tab, false, () => Boolean(document.querySelector('dialog')));
  expect(await tab.evaluate(() => document.activeElement?.matches('[data-search]'))).toBe(true);
});

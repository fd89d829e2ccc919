import { click, fill, openHydrated, waitForHydration, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

test('the finder shows results, which a reload keeps', async ({ openTab, site }) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/`);
  await fill(tab, { age: '23' });
  await click(tab, { selector: '#eligibility-finder [type=submit]' });
  await waitForValue(tab, '/global-programs', () => location.pathname);
  await waitForValue(
    tab,
    true,
    () => document.querySelector('main')?.textContent?.includes('You can apply now') ?? false,
  );
  await waitForHydration(tab);
  await tab.reload();
  await waitForHydration(tab);
  expect(
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=age]')?.value),
  ).toBe('23');
});

test('a select of the finder is as wide as its chosen option, not as its longest one', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(desktop);
  await openHydrated(tab, `${site.url}/`);
  /** The width of the widest select, in em. */
  const measureWidest = () =>
    Math.max(
      ...[...document.querySelectorAll<HTMLSelectElement>('#eligibility-finder select')].map(
        (select) => select.clientWidth / Number.parseFloat(getComputedStyle(select).fontSize),
      ),
    );
  // The longest option is 15.6 em wide, the longest chosen one 11.4 em in Chromium and 13.4 in WebKit:
  // "a passport valid 2 years".
  expect(await tab.evaluate(measureWidest)).toBeLessThan(14);
  // The server's HTML has the widths already.
  const tabWithoutScripts = await openTab({ ...desktop, scripts: false });
  await tabWithoutScripts.open(`${site.url}/global-programs?age=22&english=basic`);
  expect(await tabWithoutScripts.evaluate(measureWidest)).toBeLessThan(9);
  await fill(tab, { studies: 'graduate-new' });
  expect(await tab.evaluate(measureWidest)).toBeGreaterThan(14);
});

test('the documents of a country keep a tick after a reload', async ({ openTab, site }) => {
  const tab = await openTab();
  const box = '[data-document=passport]';
  const isTicked = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector)?.checked;
  await openHydrated(tab, `${site.url}/destinations/germany`);
  await click(tab, { selector: `label:has(${box})` });
  await waitForValue(tab, true, isTicked, box);
  await tab.reload();
  await waitForHydration(tab);
  await waitForValue(tab, true, isTicked, box);
});

import { click, fill, openHydrated, waitForHydration, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

const readHeading = () => document.querySelector('h1')?.textContent;
const readCheckedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=compare]:checked')].map(
    ({ value }) => value,
  );

test('the finder shows results and a comparison; Back and a reload keep the ticks', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/`);
  await fill(tab, { age: '23' });
  await click(tab, { selector: '#can-i-go [type=submit]' });
  await waitForValue(tab, '/global-programs', () => location.pathname);
  await waitForValue(
    tab,
    true,
    () => document.querySelector('main')?.textContent?.includes('You can apply now') ?? false,
  );
  await waitForHydration(tab);
  await click(tab, { selector: 'label.compare:not(:has(:checked))' });
  await waitForValue(tab, 1, () => document.querySelectorAll('[name=compare]:checked').length);
  await click(tab, { selector: 'label.compare:not(:has(:checked))' });
  await waitForValue(tab, 2, () => document.querySelectorAll('[name=compare]:checked').length);
  const chosen = await tab.evaluate(readCheckedValues);
  await click(tab, { selector: 'button[name=view]' });
  await waitForValue(tab, 'Two options compared', readHeading);
  await tab.reload();
  await waitForHydration(tab);
  await waitForValue(tab, 'Two options compared', readHeading);
  await tab.evaluate(() => history.back());
  await waitForValue(tab, chosen, readCheckedValues);
  await tab.reload();
  await waitForHydration(tab);
  await waitForValue(tab, chosen, readCheckedValues);
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
      ...[...document.querySelectorAll<HTMLSelectElement>('#can-i-go select')].map(
        (select) => select.clientWidth / Number.parseFloat(getComputedStyle(select).fontSize),
      ),
    );
  // The longest option is 13.3 em wide.
  expect(await tab.evaluate(measureWidest)).toBeLessThan(9);
  // The server's HTML has the widths already.
  const tabWithoutScripts = await openTab({ ...desktop, scripts: false });
  await tabWithoutScripts.open(`${site.url}/global-programs?age=22&english=basic`);
  expect(await tabWithoutScripts.evaluate(measureWidest)).toBeLessThan(9);
  await fill(tab, { where: 'uae' });
  expect(await tab.evaluate(measureWidest)).toBeGreaterThan(13);
});

test('the document planner keeps a tick after a reload, and creates the calendar file', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  const box = '[name=ready][value=passport]';
  const isTicked = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector)?.checked;
  await openHydrated(tab, `${site.url}/global-programs?age=22&plan=germany-internship`);
  await click(tab, { selector: `label:has(${box})` });
  await waitForValue(tab, true, isTicked, box);
  await tab.reload();
  await waitForHydration(tab);
  await waitForValue(tab, true, isTicked, box);
  // We intercept the download, because browsers save files in different ways.
  await tab.evaluate(() => {
    document.addEventListener('click', (event) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement && link.href.startsWith('blob:'))) return;
      event.preventDefault();
    });
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) void file.text().then((text) => Object.assign(window, { text }));
      return create(file);
    };
    HTMLAnchorElement.prototype.click = function click() {
      document.body.dataset.saved = this.download;
    };
  });
  await click(tab, { selector: 'a[href*="plan.ics"]' });
  await waitForValue(tab, true, () => document.body.dataset.saved?.endsWith('.ics'));
  await waitForValue(tab, true, () =>
    (window as { text?: string }).text?.startsWith('BEGIN:VCALENDAR'),
  );
});

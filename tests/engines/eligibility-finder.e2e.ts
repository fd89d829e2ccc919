import { click, fill, openHydrated, waitForHydration, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

const readHeading = () => document.querySelector('h1')?.textContent;
const readCheckedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=compare]:checked')].map(
    ({ value }) => value,
  );

test('the sentence, a comparison, Back with its ticks, and a reload', async ({ openTab, site }) => {
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

test('a blank is as wide as what is chosen, not as the longest that could be', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(desktop);
  await openHydrated(tab, `${site.url}/`);
  /** In the letters' size. */
  const widest = () =>
    Math.max(
      ...[...document.querySelectorAll<HTMLSelectElement>('#can-i-go select')].map(
        (select) => select.clientWidth / Number.parseFloat(getComputedStyle(select).fontSize),
      ),
    );
  // The longest line of a blank takes 13.3.
  expect(await tab.evaluate(widest)).toBeLessThan(9);
  // Before any script: the server's page has the widths.
  const plain = await openTab({ ...desktop, scripts: false });
  await plain.open(`${site.url}/global-programs?age=22&english=basic`);
  expect(await plain.evaluate(widest)).toBeLessThan(9);
  await fill(tab, { where: 'uae' });
  expect(await tab.evaluate(widest)).toBeGreaterThan(13);
});

test('a plan: a tick stays after a reload, and the calendar file is made', async ({
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
  // What would be saved: how a browser saves a file is its own.
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

import { click, openHydrated, waitForHydration, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

const stripSelector = 'body > header + section';

test('the strip appears without moving the page, and its menu makes a QR code', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(desktop);
  await openHydrated(
    tab,
    `${site.url}/global-programs?age=22&plan=germany-internship&leave=2028-09`,
  );
  await click(tab, { selector: 'label:has([name=ready][value=passport])' });
  await waitForValue(tab, true, () =>
    localStorage.getItem('visitor-record:1')?.includes('"passport"]'),
  );

  await openHydrated(tab, `${site.url}/apply`);
  await waitForValue(
    tab,
    true,
    () => document.querySelector<HTMLInputElement>('[data-document=passport]')?.checked,
  );
  // Engines that painted before the script ran show the strip once the visitor has scrolled.
  await tab.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const readTop = () => document.querySelector('main ul')?.getBoundingClientRect().top;
  // A font that arrives late may change the height of the heading above.
  await tab.evaluate(async () => {
    await document.fonts.ready;
  });
  const top = await tab.evaluate(readTop);
  await waitForValue(
    tab,
    true,
    (selector) => document.querySelector(selector) !== null,
    stripSelector,
  );
  expect(Math.abs(Number(await tab.evaluate(readTop)) - Number(top))).toBeLessThan(1);
  await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitForValue(
    tab,
    true,
    (selector) => {
      const header = document.querySelector('body > header')?.getBoundingClientRect();
      const strip = document.querySelector(selector)?.getBoundingClientRect();
      return Math.abs((strip?.top ?? 0) - (header?.bottom ?? 1000)) < 2;
    },
    stripSelector,
  );
  await waitForValue(
    tab,
    true,
    (selector) =>
      /Germany\s+September 2028\s+1 of 8 documents/.test(
        document.querySelector(selector)?.textContent ?? '',
      ),
    stripSelector,
  );

  await click(tab, { selector: `${stripSelector} [popovertarget]` });
  await click(tab, { selector: '#record-menu button', text: 'Take it to my phone' });
  await waitForValue(tab, true, () => {
    const code = document.querySelector('#record-menu svg[role=img]')?.getBoundingClientRect();
    return (code?.width ?? 0) > 150 && Math.abs((code?.width ?? 0) - (code?.height ?? 0)) < 1;
  });
  await tab.press('Escape');
  await waitForValue(tab, false, () =>
    document.querySelector('#record-menu')?.matches(':popover-open'),
  );
  await waitForValue(tab, true, () => document.activeElement?.hasAttribute('popovertarget'));

  await click(tab, { selector: `${stripSelector} [popovertarget]` });
  await click(tab, { selector: '#record-menu button', text: 'Delete all' });
  await waitForValue(tab, null, () => localStorage.getItem('visitor-record:1'));
  await waitForValue(
    tab,
    true,
    (selector) => document.querySelector(selector) === null,
    stripSelector,
  );
  await waitForValue(
    tab,
    false,
    () => document.querySelector<HTMLInputElement>('[data-document=passport]')?.checked,
  );
});

test('another device is asked before it keeps what a link hands over', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(
    tab,
    `${site.url}/global-programs#crossing=1&plan=germany-internship&leave=2028-09&ready=passport`,
  );
  await click(tab, { selector: 'section button', text: 'Use it' });
  await waitForValue(tab, '?plan=germany-internship&leave=2028-09', () => location.search);
  await waitForHydration(tab);
  await waitForValue(
    tab,
    true,
    () => document.querySelector<HTMLInputElement>('[name=ready][value=passport]')?.checked,
  );
});

import { click, openHydrated, waitForPath, waitForValue } from './actions.ts';
import { phone } from './tab.ts';
import { test } from './test.ts';

const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
const openSections = () => document.querySelectorAll('#menu details[open]').length;

test('the drawer on a phone opens one section at a time, and closes with Escape or after a link', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(phone);
  await openHydrated(tab, `${site.url}/about`);
  const button = { selector: '[popovertarget=menu]', text: 'Menu' };
  await click(tab, button);
  await waitForValue(tab, true, isOpen);
  await waitForValue(tab, true, () => document.activeElement?.closest('#menu') !== null);
  await click(tab, { selector: '#menu summary', text: 'Global Programs' });
  await waitForValue(tab, 1, openSections);
  await click(tab, { selector: '#menu summary', text: 'National Programs' });
  await waitForValue(tab, 'National Programs', () =>
    document.querySelector('#menu details[open] summary')?.textContent?.trim(),
  );
  await waitForValue(tab, 1, openSections);
  await tab.press('Escape');
  await waitForValue(tab, false, isOpen);
  await waitForValue(tab, 'Menu', () => document.activeElement?.textContent?.trim());
  await click(tab, button);
  await click(tab, { selector: '#menu a', text: 'Contact' });
  await waitForPath(tab, '/contact');
  await waitForValue(tab, false, isOpen);
});

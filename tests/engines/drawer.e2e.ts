import { phone } from './tab.ts';
import { test } from './test.ts';
import { click, eventually, isAt, openAwake } from './visitor.ts';

const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
const openSections = () => document.querySelectorAll('#menu details[open]').length;

test('the phone’s drawer: one section at a time, Escape, the focus, a link', async ({
  openTab,
  site,
}) => {
  const tab = await openTab(phone);
  await openAwake(tab, `${site.url}/about`);
  const button = { selector: '[popovertarget=menu]', text: 'Menu' };
  await click(tab, button);
  await eventually(tab, true, isOpen);
  await eventually(tab, true, () => document.activeElement?.closest('#menu') !== null);
  await click(tab, { selector: '#menu summary', text: 'Global Programs' });
  await eventually(tab, 1, openSections);
  await click(tab, { selector: '#menu summary', text: 'National Programs' });
  await eventually(tab, 'National Programs', () =>
    document.querySelector('#menu details[open] summary')?.textContent?.trim(),
  );
  await eventually(tab, 1, openSections);
  await tab.press('Escape');
  await eventually(tab, false, isOpen);
  await eventually(tab, 'Menu', () => document.activeElement?.textContent?.trim());
  await click(tab, button);
  await click(tab, { selector: '#menu a', text: 'Contact' });
  await isAt(tab, '/contact');
  await eventually(tab, false, isOpen);
});

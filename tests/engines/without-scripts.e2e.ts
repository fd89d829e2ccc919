import { createApplicantAnswers, formPath } from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { click, fill, waitForPath, waitForValue } from './actions.ts';
import { desktop, phone } from './tab.ts';
import { expect, test } from './test.ts';

test('without scripts, the menu on a phone opens and its links work', async ({ openTab, site }) => {
  const tab = await openTab({ scripts: false, ...phone });
  await tab.open(`${site.url}/about`);
  await click(tab, { selector: '[popovertarget=menu]', text: 'Menu' });
  await waitForValue(tab, true, () => document.querySelector('#menu')?.matches(':popover-open'));
  await click(tab, { selector: '#menu a', text: 'Contact' });
  await waitForPath(tab, '/contact');
});

test('without scripts, a menu on the desktop opens and its links work', async ({
  openTab,
  site,
}) => {
  const tab = await openTab({ scripts: false, ...desktop });
  await tab.open(`${site.url}/about`);
  await click(tab, { selector: 'header summary', text: 'Destinations' });
  await click(tab, { selector: 'header a[href="/destinations/germany"]' });
  await waitForPath(tab, '/destinations/germany');
});

test('without scripts, the finder shows results', async ({ openTab, site }) => {
  const tab = await openTab({ scripts: false });
  await tab.open(`${site.url}/`);
  await fill(tab, { age: '23' });
  await click(tab, { selector: '#eligibility-finder [type=submit]' });
  await waitForValue(tab, true, () => location.search.startsWith('?age=23&'));
  // The address changes before the whole page has arrived.
  await waitForValue(
    tab,
    true,
    () => document.querySelector('main')?.textContent?.includes('You can apply now') ?? false,
  );
});

test('without scripts, an application is stored', async ({ openTab, site }) => {
  const tab = await openTab({ scripts: false });
  await tab.open(site.url + formPath);
  const answers = createApplicantAnswers();
  await fill(tab, answers);
  await click(tab, { selector: 'form [type=submit]' });
  await waitForValue(tab, `${formPath}/received`, () => location.pathname);
  expect(await findSubmissions(site, String(answers.email))).toHaveLength(1);
});

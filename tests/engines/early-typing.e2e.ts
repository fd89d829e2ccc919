import {
  type ScriptHoldingProxy,
  startScriptHoldingProxy,
} from '../helpers/script-holding-proxy.ts';
import { click, waitForHydration, waitForValue } from './actions.ts';
import { foreignChanges } from './foreign-changes.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

// React reports that it renders an island anew.
test.use({ console: { expected: [/Minified React error #418/] } });

/** The pages in which a visitor types by key, and the name of the field. */
const typedFields: Record<string, string> = {
  '/apply/pathway-program': 'firstName',
  '/embed/contact': 'name',
};

/** One page of each kind of island: the application form, another form, the answer of "Can I go?" and the search. */
const sampledPaths = [
  ...Object.keys(typedFields),
  '/global-programs?age=22&studies=year-2',
  '/global-programs?q=germany',
];

/** The other pages with a form in their own document. They have the same islands, and are visited in Chromium alone. */
const otherPaths = [
  '/bn/apply/virtual-internship',
  '/embed/registration',
  '/embed/study-abroad',
  '/embed/international-internship',
  '/',
  '/bn/global-programs',
];

/** Runs in the page: fills in every control of every form without an event, as a visitor does before the scripts run. */
function fillInEveryControl() {
  const values: Record<string, string> = { date: '2027-02-01', email: 'a@b.example', number: '23' };
  for (const control of document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=hidden]), select, textarea):not([tabindex="-1"])',
  )) {
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = true;
    else if (control instanceof HTMLSelectElement) control.selectedIndex = control.length - 1;
    else control.value ||= values[control.type] ?? '23';
  }
}

/** Runs in the page: the answers in all controls. */
const readEveryControl = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'form :is(input:not([type=hidden], [name=spelling]), select, textarea)',
    ),
  ].map(({ name, type, value, checked }) =>
    ['checkbox', 'radio'].includes(type) ? `${name} ${value} ${checked}` : `${name} ${value}`,
  );

async function typeEarly(tab: Tab, proxy: ScriptHoldingProxy, path: string, change: () => void) {
  await tab.open(proxy.url + path);
  await tab.evaluate(fillInEveryControl);
  const typedField = typedFields[path];
  if (typedField) {
    await click(tab, { selector: `[name=${typedField}]` });
    await tab.type(' Nusrat');
  }
  const entered = await tab.evaluate(readEveryControl);
  expect(entered.length, `controls of ${path}`).toBeGreaterThan(0);
  await tab.evaluate(change);
  proxy.release();
  await waitForHydration(tab);
  await waitForValue(tab, entered, readEveryControl);
}

for (const [name, change] of Object.entries(foreignChanges)) {
  test(`nothing that was typed before the scripts is lost when ${name}`, async ({
    openTab,
    site,
  }) => {
    const tab = await openTab();
    const paths = tab.engine === 'chromium' ? [...sampledPaths, ...otherPaths] : sampledPaths;
    const proxies: ScriptHoldingProxy[] = [];
    for (const path of paths) {
      // Each page has an origin of its own, and so its own storage, cache and service worker. That of another page requests
      // files in the background.
      const proxy = await startScriptHoldingProxy(site.url);
      proxies.push(proxy);
      await typeEarly(tab, proxy, path, change);
    }
    for (const proxy of proxies) await proxy.stop();
  });
}

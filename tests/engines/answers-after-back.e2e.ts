import { click, fill, openHydrated, waitForHydration, waitForValue } from './actions.ts';
import { test } from './test.ts';

// The answers have `no-store` (tests/e2e/private-answers.e2e.ts). A browser that then doesn't keep the page for Back requests its
// address again, which has all that the visitor chose.

/** Runs in the page: the visitor's choices, and whether their answer is there. */
const readAnswer = () => [
  location.pathname,
  ...['age', 'studies', 'passport'].map(
    (name) =>
      document.querySelector<HTMLInputElement | HTMLSelectElement>(
        `#eligibility-finder [name=${name}]`,
      )?.value,
  ),
  document.querySelector('main')?.textContent?.includes('You can apply now'),
];

test('Back and Forward lead to the answer of "Can I go?" with the choices that were made after it had opened', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  const answer = ['/global-programs', '22', 'year-2', '2-years', true];
  await openHydrated(tab, `${site.url}/global-programs?age=22&studies=year-2`);
  await fill(tab, { passport: '2-years' });
  await waitForValue(tab, true, () => location.search.includes('passport=2-years'));
  await waitForValue(tab, answer, readAnswer);
  await tab.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/services"]')?.click(),
  );
  await waitForValue(tab, '/services', () => location.pathname);
  await waitForHydration(tab);
  await tab.evaluate(() => history.back());
  await waitForValue(tab, answer, readAnswer);
  await waitForHydration(tab);
  await tab.evaluate(() => history.forward());
  await waitForValue(tab, '/services', () => location.pathname);
  await waitForHydration(tab);
  await tab.evaluate(() => history.back());
  await waitForValue(tab, answer, readAnswer);
});

test('Back leads to the results of a search, and to its words', async ({ openTab, site }) => {
  const tab = await openTab();
  const readResults = () => [
    document.querySelector<HTMLInputElement>('main [name=q]')?.value,
    document.querySelectorAll('main a[href^="/destinations/malta"]').length > 0,
  ];
  await openHydrated(tab, `${site.url}/global-programs?q=malta`);
  await waitForValue(tab, ['malta', true], readResults);
  await click(tab, { selector: 'main a[href^="/destinations/malta"]' });
  await waitForValue(tab, '/destinations/malta', () => location.pathname);
  await waitForHydration(tab);
  await tab.evaluate(() => history.back());
  await waitForValue(tab, '/global-programs', () => location.pathname);
  await waitForValue(tab, ['malta', true], readResults);
});

import { openSentence } from '../helpers/eligibility-finder.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a form that is submitted again before its results are there shows the later ones', async ({
  page,
}) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const age = page.getByLabel('Your age');
  await age.evaluate(async (input: HTMLInputElement) => {
    for (const value of ['22', '30']) {
      input.value = value;
      const changed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      input.form?.requestSubmit();
      await changed;
    }
  });
  await expect(page).toHaveURL('/global-programs?age=30');
  await expect(age).toHaveValue('30');
  await openSentence(page);
  await page.getByLabel('Where you want to go').selectOption('to Germany');
  await expect(page).toHaveURL('/global-programs?age=30&where=germany');
  await expect(page.locator('main h1')).toHaveCount(1);
});

test('what is changed in the form while the results load is in the results', async ({ page }) => {
  const code = /\/assets\/finder-[\w-]{8}\.js$/;
  const released = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/global-programs');
  await waitForHydration(page);
  await page.getByLabel('Your age').fill('22');
  const request = page.waitForRequest(code);
  await page.getByLabel('Your age').press('Enter');
  await request;
  await page.getByLabel('Where you want to go').selectOption('to Germany');
  released.resolve();
  await expect(page).toHaveURL('/global-programs?age=22&where=germany');
  await expect(page.getByLabel('Your age')).toHaveValue('22');
  await expect(page.getByLabel('Where you want to go')).toHaveValue('germany');
});

test.describe('when the opportunities can’t be fetched', () => {
  test.use({ allowedErrors: [/^failed: |ERR_FAILED/] });

  test('the server answers', async ({ page }) => {
    await page.route('**/global-programs/options.json', (route) => route.abort());
    await page.goto('/global-programs');
    await waitForHydration(page);
    await page.getByLabel('Your age').fill('22');
    await page.getByLabel('Your age').press('Enter');
    await expect(page).toHaveURL('/global-programs?age=22');
    await expect(page.getByRole('heading', { name: /Fill in the blanks/ })).toBeVisible();
  });
});

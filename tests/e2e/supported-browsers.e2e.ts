import { errorsPath } from '#common/browser-error.ts';
import {
  confirmationTitle,
  fillInForm,
  formPath,
  newEmail,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { removeNewerFunctions } from '../helpers/remove-functions.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// The browsers that are named in docs/browsers.md lack these functions, and everything works in them.
const reports: string[] = [];

test.beforeEach(async ({ context }) => {
  reports.length = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(errorsPath)) reports.push(request.postData() ?? '');
  });
  await removeNewerFunctions(context);
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'groupBy' in Map || 'toSorted' in Array.prototype)).toBe(false);
  expect(await page.locator('[data-plain]').count()).toBe(0);
  expect(reports).toEqual([]);
});

test('the search finds, and opens a result', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.type('jarmani');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    '3 results for jarmani, read as Germany',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/germany$/);
});

test('“Can I go?” answers in the browser', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Show me where' }).click();
  await expect(page).toHaveURL(/\/global-programs\?age=22&/);
  const requests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
  await page.getByLabel('Where you want to go').selectOption('europe');
  await expect(page).toHaveURL(/where=europe/);
  await expect(page.getByRole('main')).toContainText('Portugal');
  expect(requests).toEqual([]);
});

test('a form is sent', async ({ page, site }) => {
  await skipSendingTime(page);
  const email = newEmail();
  await page.goto(formPath);
  await waitForHydration(page);
  await fillInForm(page, email);
  await submitButton(page).click();
  await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

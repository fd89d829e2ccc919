import type { Page } from '@playwright/test';
import {
  confirmationTitle,
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  requiredCount,
  sampleLetter,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

test.describe('before the scripts are loaded', () => {
  test.use({ allowedErrors: [/status of 422/] });

  /**
   * Delays the scripts until the returned function is called. The entry module isn't delayed, because the page's `load`
   * event, which `goto` awaits, waits for it.
   */
  const blockScripts = (page: Page) => blockRequests(page, /\/assets\/(?!entry\.client)[^/]+\.js$/);

  test('what was typed stays when the form is hydrated', async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto(formPath);
    await page.getByLabel('First name').fill('Nusrat');
    await page.getByLabel('Date of birth').fill('2003-03-14');
    await page.getByLabel('Graduate', { exact: true }).check();
    await page.getByLabel('Preferred destination').selectOption('thailand');
    await page.getByLabel('Motivation letter').fill(sampleLetter);
    await page.getByLabel('Updated Resume with Photo').check();
    release();
    await expect(page.getByText(`5 of ${requiredCount} required`)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Date of birth')).toHaveValue('2003-03-14');
    await expect(page.getByLabel('Graduate', { exact: true })).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('thailand');
    await expect(page.getByLabel('Motivation letter')).toHaveValue(sampleLetter);
    await expect(page.getByLabel('Updated Resume with Photo')).toBeChecked();
  });

  test('a form that came back with messages is corrected, then hydrated, then sent once', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    const release = await blockScripts(page);
    await page.goto(formPath);
    await fillInForm(page, email);
    await page.getByLabel('Motivation letter').fill('Too short.');
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await page.getByLabel('Motivation letter').fill(sampleLetter);
    await page.getByLabel('12 months').check();
    release();
    await expect(
      page
        .getByText(`${requiredCount - 1} of ${requiredCount} required`)
        .or(page.getByText(`${requiredCount} of ${requiredCount} required`)),
    ).toBeVisible();
    await waitForHydration(page);
    await expect(page.getByLabel('Motivation letter')).toHaveValue(sampleLetter);
    await expect(page.getByLabel('12 months')).toBeChecked();
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await submitButton(page).click();
    await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });
});

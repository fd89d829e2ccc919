import {
  address,
  failureNote,
  fillIn,
  letter,
  newEmail,
  requiredMessages,
  submitButton,
  summary,
  text,
  title,
} from './application-form.ts';
import { storedFor, withoutStore } from './store.ts';
import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of (422|503)/] });

  test('a refused form comes back with its messages and every value, then leads to the confirmation', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(address);
    await fillIn(page, email);
    await page.getByLabel('Phone number').fill('01700');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitButton(page).click();
    expect((await answered).status()).toBe(422);

    await expect(summary(page).getByRole('link')).toHaveText([requiredMessages.phone]);
    await expect(page.locator('#phone-message')).toHaveText(requiredMessages.phone);
    await expect(page.getByLabel('Phone number')).toHaveValue('01700');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Date of birth')).toHaveValue('2003-03-14');
    await expect(page.getByLabel('Undergraduate')).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('portugal');
    await expect(page.getByLabel('6 months')).toBeChecked();
    await expect(page.getByLabel('Motivation letter')).toHaveValue(letter);
    await expect(page.getByLabel('Valid Passport (min. 2 years)')).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

    await page.getByLabel('Phone number').fill('01700 000000');
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/apply\/virtual-internship\/received\?/);
    expect(page.url()).not.toContain('Nusrat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const reference = (await page.getByText(/^OPR-/).textContent()) ?? '';
    await expect(page.getByText('Nusrat')).toHaveCount(0);
    const stored = await storedFor(site, email);
    expect(stored.map((application) => application.reference)).toEqual([reference]);

    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    expect(await storedFor(site, email)).toHaveLength(1);
  });

  test('a store that fails answers 503 and keeps every value', async ({ page, site }) => {
    const email = newEmail();
    await page.goto(address);
    await fillIn(page, email);
    await withoutStore(site, async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await submitButton(page).click();
      expect((await answered).status()).toBe(503);
    });
    await expect(failureNote(page)).toContainText('We could not save your application');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await storedFor(site, email)).toHaveLength(1);
  });

  test('a confirmation that the store can’t be asked for shows the reference all the same', async ({
    page,
    site,
  }) => {
    await page.goto(address);
    await fillIn(page, newEmail());
    await submitButton(page).click();
    const reference = (await page.getByText(/^OPR-/).textContent()) ?? '';
    await withoutStore(site, async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(reference)).toBeVisible();
    });
  });

  test('the terms can be read', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeHidden();
  });
});

import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  confirmationTitle,
  draftOffer,
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  openFilledInForm,
  openForm,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { expect, test } from '../helpers/test.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

for (const [device, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'the desktop': { width: 1440, height: 900 },
})) {
  test.describe(`the application form on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('has no accessibility violation with messages', async ({ page }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    });

    test('has no accessibility violation while it is sent, and after that', async ({ page }) => {
      const release = await blockRequests(page, /\/apply\/pathway-program\/submit$/);
      await openFilledInForm(page);
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveText('Submitting Application...');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      release();
      await expect(
        page.getByRole('heading', { name: 'Your application is with us' }),
      ).toBeFocused();
      await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('has no accessibility violation with a draft', async ({ page }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await page.reload();
      await expect(draftOffer(page)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('has no accessibility violation on the confirmation page', async ({ browser, site }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const pageWithoutScripts = await context.newPage();
      await pageWithoutScripts.goto(site.url + formPath);
      await fillInForm(pageWithoutScripts, newEmail());
      await submitButton(pageWithoutScripts).click();
      const confirmationUrl = pageWithoutScripts.url();
      await context.close();
      const contextWithScripts = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await contextWithScripts.newPage();
      await page.goto(confirmationUrl);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationTitle);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await contextWithScripts.close();
    });
  });
}

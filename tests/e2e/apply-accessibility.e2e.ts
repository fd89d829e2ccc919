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
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`no accessibility violation on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('with messages', async ({ page }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    });

    test('while it is sent, and after', async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${formPath}/submit`, async (route) => {
        await released;
        await route.continue();
      });
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

    test('with a draft', async ({ page }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await page.reload();
      await expect(draftOffer(page)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('on the confirmation page', async ({ browser, site }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(site.url + formPath);
      await fillInForm(plain, newEmail());
      await submitButton(plain).click();
      const received = plain.url();
      await context.close();
      const scripted = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await scripted.newPage();
      await page.goto(received);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationTitle);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await scripted.close();
    });
  });
}

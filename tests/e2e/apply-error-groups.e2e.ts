import {
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  openFilledInForm,
  openForm,
  requiredMessages,
  requiredSections,
  submitButton,
} from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const groups = requiredSections.map(({ title, messages }) => `${title}: ${messages.length}`);
const [personal, , preferences] = requiredSections.map(({ messages }) => messages);

test('on a phone, many errors are grouped by section, so that the first field is in view', async ({
  page,
}) => {
  await openForm(page);
  await submitButton(page).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.locator('summary')).toHaveText(groups);
  await expect(summary.getByRole('link')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  for (const group of await summary.locator('summary').all()) {
    expect((await group.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  // The first tab stop after the summary's heading is its first section.
  await page.keyboard.press('Tab');
  await expect(summary.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary.getByRole('link')).toHaveText(personal ?? []);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Nusrat');
  await expect(summary.locator('summary').first()).toHaveText(
    `Personal Information: ${(personal ?? []).length - 1}`,
  );
});

test('a section whose answers are all corrected says so, and the summary keeps its shape', async ({
  page,
}) => {
  await openForm(page);
  await submitButton(page).click();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await expect(page.locator('main form summary').nth(4)).toHaveText(
    'Document Checklist: corrected',
  );
  await expect(page.locator('main form section summary')).toHaveCount(5);
});

test('few errors stay a plain list', async ({ page }) => {
  await openFilledInForm(page);
  for (const label of ['First name', 'Last name', 'Email address', 'Phone number']) {
    await page.getByLabel(label).fill('');
  }
  await submitButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(
    Object.values(requiredMessages).slice(0, 4),
  );
  await expect(errorSummary(page).locator('details')).toHaveCount(0);
});

test('on a wide screen, too, the groups leave the first field in view, and each opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page);
  await submitButton(page).click();
  const summary = errorSummary(page);
  await expect(summary.locator('summary')).toHaveText(groups);
  await expect(summary.getByRole('link')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  for (const group of await summary.locator('summary').all()) await group.click();
  await expect(summary.getByRole('link')).toHaveText(Object.values(requiredMessages));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

  test('the server’s page groups many errors, and a touch opens a section', async ({ page }) => {
    await page.goto(formPath);
    await submitButton(page).click();
    const summary = errorSummary(page);
    await expect(summary.locator('summary')).toHaveText(groups);
    await expect(summary.getByRole('link')).toHaveCount(0);
    await summary.getByText(`Program Preferences: ${preferences?.length}`).click();
    await expect(summary.getByRole('link')).toHaveText(preferences ?? []);
    await summary.getByRole('link', { name: requiredMessages.preferredDestination }).click();
    await expect(page).toHaveURL(/#preferredDestination$/);
    await expect(page.getByLabel('Preferred destination')).toBeInViewport();
  });

  test('few errors are a plain list', async ({ page }) => {
    await page.goto(formPath);
    await fillInForm(page, newEmail());
    await page.getByLabel('First name').fill('');
    await submitButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText([requiredMessages.firstName]);
    await expect(errorSummary(page).locator('details')).toHaveCount(0);
  });
});

import { spellNumber } from '#content/formats/spell-number.ts';
import {
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  openFilledInForm,
  openForm,
  requiredCount,
  requiredMessages,
  requiredSections,
  submitButton,
} from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('an invalid form has a message for each field, beside the field and in the summary, in order', async ({
  page,
}) => {
  await openForm(page);
  await submitButton(page).click();

  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('heading')).toHaveText(
    `${spellNumber(requiredCount)} answers need another look`,
  );
  for (const group of await errorSummary(page).locator('summary').all()) await group.click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(Object.values(requiredMessages));
  for (const [name, message] of Object.entries(requiredMessages)) {
    await expect(page.locator(`#${name}-message`)).toHaveText(message);
    await expect(
      page.locator(`[name=${name}]:not([type=radio]), fieldset[data-field=${name}]`),
    ).toHaveAttribute('aria-describedby', new RegExp(`\\b${name}-message\\b`));
  }
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(`0 of ${requiredCount} required`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personal Information' })).toContainText(
    `${requiredSections[0]?.messages.length} to fix`,
  );

  await errorSummary(page).getByRole('link', { name: requiredMessages.nationality }).click();
  await expect(page.getByLabel('Nationality')).toBeFocused();
  await page.keyboard.type('Bangladeshi');
  await expect(page.getByText(requiredMessages.nationality)).toHaveCount(1);
  await expect(errorSummary(page).getByRole('heading')).toHaveText(
    `${spellNumber(requiredCount - 1)} answers need another look`,
  );
});

test('the title of the page says that there are errors until they are corrected', async ({
  page,
}) => {
  await openForm(page);
  const title = await page.title();
  await submitButton(page).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fillInForm(page, newEmail());
  await expect(page).toHaveTitle(title);
  await page.getByLabel('Motivation letter').fill('Too short.');
  await submitButton(page).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page).toHaveTitle(title);
});

test('a message appears when the visitor leaves an invalid field, not while typing, and disappears once it is valid', async ({
  page,
}) => {
  await openForm(page);
  const email = page.getByLabel('Email address');
  const message = page.locator('#email-message');
  await email.pressSequentially('nusrat@');
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(message).toHaveText(requiredMessages.email);
  await email.fill('nusrat@example.org');
  await expect(message).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');

  const phone = page.getByLabel('Phone number');
  await phone.fill('call me please');
  await phone.blur();
  await expect(page.locator('#phone-message')).toHaveText(requiredMessages.phone);

  await page
    .getByLabel('Motivation letter')
    .fill('Fifty-one characters are not one hundred of them...');
  await expect(page.getByText('51 of at least 100 characters')).toBeVisible();
});

test('a message that moves the button away from under the pointer doesn’t prevent the click', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('checkbox', { name: /I agree/ }).focus();
  await waitForHydration(page);
  const box = await submitButton(page).boundingBox();
  if (!box) throw new Error('The button is not shown');
  // The pointer is at the button's upper edge, so that one more line above the button moves it away from the pointer.
  await page.mouse.move(box.x + 20, box.y + 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(errorSummary(page)).toBeFocused();
});

test.describe('an answer that the server rejects', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('has its message beside the field', async ({ page }) => {
    await openFilledInForm(page);
    await page.route(`**${formPath}/submit`, (route) =>
      route.fulfill({
        status: 422,
        json: { kind: 'invalid', errors: { nationality: 'Nationality is required' } },
      }),
    );
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(page.locator('#nationality-message')).toHaveText('Nationality is required');
    await expect(page.getByLabel('Nationality')).toHaveValue('Bangladeshi');
  });
});

test('on a phone, an invalid form shows the heading of its error summary', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await submitButton(page).click();
  const heading = errorSummary(page).getByRole('heading');
  await expect(heading).toBeInViewport();
  // The topmost element at its centre is the heading itself, not the header or the progress bar.
  const isOnTop = await heading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

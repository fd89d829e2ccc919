import { getApplicationPage } from '#content/application-pages.ts';
import { applicationSlugs } from '#domain/submissions/forms/application-programmes.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  confirmationText,
  confirmationTitle,
  fillInForm,
  formPath,
  newEmail,
  openFilledInForm,
  openForm,
  requiredCount,
  sampleLetter,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.describe('the application pages', () => {
  for (const slug of applicationSlugs) {
    const content = getApplicationPage(slug, 'en');
    test(`/apply/${slug} has its title, its highlights and a link back to the programmes`, async ({
      page,
    }) => {
      await page.goto(`/apply/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
      for (const { label, value } of content.highlights) {
        await expect(page.locator('dl > div', { hasText: label })).toContainText(value);
      }
      await expect(page.getByRole('link', { name: 'Back to Programs' })).toHaveAttribute(
        'href',
        '/apply',
      );
      await expect(page.getByRole('group', { name: /^Section \d of 5/ })).toHaveCount(5);
    });
  }

  test('each response has a new submission id and must not be cached', async ({ request }) => {
    const ids = new Set<string | undefined>();
    for (const _ of [1, 2]) {
      const response = await request.get(formPath);
      expect(response.headers()['cache-control']).toBe('no-store');
      ids.add(/name="submissionId" value="([\da-f-]{36})"/.exec(await response.text())?.[1]);
    }
    expect(ids.size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  test('other programmes and guessed references answer 404', async ({ request }) => {
    expect((await request.get('/apply/nothing')).status()).toBe(404);
    expect((await request.post('/apply/nothing', { form: { a: 'b' } })).status()).toBe(404);
    expect((await request.get(`${formPath}/received`)).status()).toBe(404);
    const guessed = `${formPath}/received?reference=OPR-AAAA-BBBB&submission=1`;
    expect((await request.get(guessed)).status()).toBe(404);
  });
});

test('an application is stored and confirmed, and the form is empty afterwards', async ({
  page,
  site,
}) => {
  const email = await openFilledInForm(page);
  await expect(page.getByText(`${requiredCount} of ${requiredCount} required`)).toBeVisible();

  const startedAt = Date.now();
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting Application...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(toast(page).getByText(confirmationTitle, { exact: true })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2000);

  await expect(toast(page).getByText(confirmationText, { exact: true })).toBeVisible();
  await expect(page.getByText(confirmationTitle, { exact: true })).toHaveCount(1);
  const heading = page.getByRole('heading', { name: 'Your application is with us' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const reference = await page
    .getByRole('main')
    .getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/)
    .textContent();
  await expect(page.getByText('Do not send the form again')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is with us');
  await expect(page.getByLabel('First name')).toBeHidden();
  await page.getByText('Send another application').click();
  await expect(submitButton(page)).toHaveText('Submit Application');
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Undergraduate')).not.toBeChecked();
  await expect(page.getByText(`0 of ${requiredCount} required`)).toBeVisible();

  const stored = await findSubmissions(site, email);
  expect(stored.map((application) => application.reference)).toEqual([reference]);
  expect(site.output()).not.toContain('Nusrat');
  expect(site.output()).not.toContain(email);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('on a phone, the success notice doesn’t cover the reference', async ({ page }) => {
  await skipSendingTime(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilledInForm(page);
  await submitButton(page).click();
  await expect(toast(page).getByText(confirmationTitle, { exact: true })).toBeVisible();
  const reference = page.getByRole('main').getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/);
  await expect(reference).toBeInViewport();
  const notice = toast(page).locator('li').first();
  const bottomOf = async () => {
    const box = await reference.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect
    .poll(async () => ((await notice.boundingBox())?.y ?? 0) >= (await bottomOf()))
    .toBe(true);
});

test('a second application from the same page is stored separately', async ({ page, site }) => {
  const emails = [newEmail(), newEmail()];
  await skipSendingTime(page);
  await openForm(page);
  for (const email of emails) {
    await fillInForm(page, email);
    await submitButton(page).click();
    await expect.poll(async () => (await findSubmissions(site, email)).length).toBe(1);
    // The form is folded again after each one.
    await page.getByText('Send another application').click();
    await expect(page.getByLabel('First name')).toHaveValue('');
  }
});

test('a double click followed by Enter sends one application', async ({ page, site }) => {
  const email = newEmail();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openForm(page);
  await fillInForm(page, email);
  await page.getByLabel('Institution name').focus();
  await submitButton(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('the terms open in a dialog, and Escape closes it without a tick or a message', async ({
  page,
}) => {
  await openForm(page);
  const link = page.getByRole('link', { name: 'terms and conditions' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(dialog).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  await expect(
    page.locator('#agreeToTerms-message'),
    'no message for reading the terms',
  ).toHaveCount(0);
});

test('the form can be filled in and sent by keyboard alone', async ({ page, site }) => {
  const email = newEmail();
  await openForm(page);
  await page.getByLabel('First name').focus();
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await type('Nusrat');
  await type('Rahman');
  await type(email);
  await type('01700 000000');
  // The order is month, day and year. The date field has several tab stops, the last of which is its calendar button.
  await keyboard.type('03142003');
  while (await page.evaluate(() => document.activeElement?.id === 'dateOfBirth')) {
    await keyboard.press('Tab');
  }
  await type('Bangladeshi');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await type('University of Dhaka');
  await type('Tourism');
  await type('2027');
  await keyboard.type('02012027');
  while (await page.evaluate(() => document.activeElement?.id === 'preferredStartDate')) {
    await keyboard.press('Tab');
  }
  await type('Malta');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await type('');
  await type('Bangla, English');
  await type(sampleLetter);
  for (const _ of ['passport', 'resume', 'transcripts', 'terms']) {
    await keyboard.press('Space');
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { getApplicationPage } from '#content/application-pages.ts';
import { getFields } from '#domain/submissions/form.ts';
import { applicationSlugs } from '#domain/submissions/forms/application-programmes.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  applicationForm,
  confirmationText,
  confirmationTitle,
  createApplicantAnswers,
  fillInForm,
  formPath,
  newEmail,
  openFilledInForm,
  openForm,
  requiredCount,
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

/** Presses Tab until the focus has left a field: a date has a tab stop for each part, and one for its calendar. */
async function leaveField(page: Page, name: string) {
  const hasFocus = () =>
    page.evaluate((id) => document.activeElement?.getAttribute('name') === id, name);
  do await page.keyboard.press('Tab');
  while (await hasFocus());
}

test('the form can be filled in and sent by keyboard alone', async ({ page, site }) => {
  const email = newEmail();
  const answers = createApplicantAnswers(email);
  await openForm(page);
  await page.getByLabel('First name').focus();
  const { keyboard } = page;
  for (const field of getFields(applicationForm)) {
    await expect(page.locator(':focus'), 'the field that has the focus').toHaveAttribute(
      'name',
      field.name,
    );
    const answer = answers[field.name] ?? '';
    if (field.kind === 'radio') {
      await keyboard.press('Space');
      for (const { value } of field.options) {
        if (value === answer) break;
        await keyboard.press('ArrowRight');
      }
    } else if (field.kind === 'checkbox') {
      if (answer) await keyboard.press('Space');
    } else if (field.kind === 'select') {
      // The keys choose the option whose label begins with them.
      await keyboard.type(field.options.find(({ value }) => value === answer)?.label ?? '');
    } else if (field.kind === 'date') {
      // The order is month, day and year.
      const [year, month, day] = String(answer).split('-');
      await keyboard.type(`${month}${day}${year}`);
    } else {
      await keyboard.type(String(answer));
    }
    await leaveField(page, field.name);
  }
  // The link to the terms is between the last field and the button.
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  expect(await findSubmissions(site, email)).toMatchObject([answers]);
});

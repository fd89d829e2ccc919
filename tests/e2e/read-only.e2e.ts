import { formTexts } from '#content/en/forms/form-texts.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import {
  formPath,
  openFilledInForm,
  skipSendingTime,
  submitButton,
} from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

test.use({ siteSettings: { READ_ONLY: 'true' }, allowedErrors: [/status of 503/] });

const closedTexts = formTexts.getFailureTexts('closed', 'application');

test('without scripts, a form comes back with what was typed and says whom to contact', async ({
  site,
}) => {
  const response = await fetch(site.url + formPath, {
    method: 'POST',
    body: toFormData(filledForm),
    redirect: 'manual',
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('3600');
  const page = (await response.text()).replaceAll('&quot;', '"');
  for (const text of [
    closedTexts.title,
    closedTexts.text,
    filledForm.email,
    filledForm.motivationLetter,
  ]) {
    expect(page).toContain(text);
  }
});

test('with scripts, a form shows the same message and keeps what was typed', async ({ page }) => {
  await openFilledInForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: closedTexts.title })).toBeVisible();
  await expect(page.getByText(closedTexts.text).first()).toBeVisible();
  await expect(page.getByLabel('Nationality')).toHaveValue('Bangladeshi');
  await expect(submitButton(page)).toBeEnabled();
});

test('pages are served, and the health check and the log say that the site is read-only', async ({
  request,
  site,
}) => {
  expect((await request.get('/apply')).status()).toBe(200);
  const health = await request.get('/healthz');
  expect([health.status(), (await health.json()).status]).toEqual([200, 'read-only']);
  expect(site.output()).toContain('the site is read-only: no form is taken until');
});

import { getFailureTexts } from '#content/forms/failures.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { formPath, openFilledInForm, submitButton } from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ siteSettings: { READ_ONLY: 'true' }, allowedErrors: [/status of 503/] });

const closed = getFailureTexts('closed', 'application');

test('a form without scripts comes back with what was typed, and says where else to turn', async ({
  site,
}) => {
  const answer = await fetch(site.url + formPath, {
    method: 'POST',
    body: toFormData(filledForm),
    redirect: 'manual',
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('3600');
  const page = (await answer.text()).replaceAll('&quot;', '"');
  for (const said of [closed.title, closed.text, filledForm.email, filledForm.motivationLetter]) {
    expect(page).toContain(said);
  }
});

test('a form with scripts says the same, and keeps what was typed', async ({ page }) => {
  await openFilledInForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: closed.title })).toBeVisible();
  await expect(page.getByText(closed.text).first()).toBeVisible();
  await expect(page.getByLabel('Nationality')).toHaveValue('Bangladeshi');
  await expect(submitButton(page)).toBeEnabled();
});

test('pages are served, and operators see why no form is taken', async ({ request, site }) => {
  expect((await request.get('/apply')).status()).toBe(200);
  const health = await request.get('/healthz');
  expect([health.status(), (await health.json()).status]).toEqual([200, 'read-only']);
  expect(site.output()).toContain('the site is read-only: no form is taken until');
});

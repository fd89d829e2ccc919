import { filledForm } from '#domain/submissions/testing/examples.ts';
import { expect, test } from '../helpers/test.ts';

test.use({
  allowedErrors: [/status of 422/],
  siteSettings: {
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '1',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '3',
    TRUST_PROXY: 'true',
  },
});

const sent = {
  ...filledForm,
  hasPassport: 'on',
  hasResume: '',
  hasTranscripts: '',
  agreeToTerms: 'on',
};

test('one application too many is refused with 429 and keeps its values; another visitor may send', async ({
  request,
}) => {
  const send = (address: string) =>
    request.post('/apply/student-exchange', {
      multipart: sent,
      maxRedirects: 0,
      headers: { 'X-Forwarded-For': address },
    });
  expect((await send('192.0.2.1')).status()).toBe(303);
  const refused = await send('192.0.2.1');
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(3000);
  expect(refused.headers()['cache-control']).toBe('no-store');
  const html = await refused.text();
  expect(html).toContain('Too many applications at once');
  expect(html).toContain(`value="${filledForm.institution}"`);
  expect((await send('192.0.2.2')).status()).toBe(303);
});

test('who is refused again and again is no longer looked at, and keeps what was typed', async ({
  page,
  request,
}) => {
  const headers = { 'X-Forwarded-For': '192.0.2.3' };
  const letter = 'Because "I" <want> to & can.\r\nTwo lines';
  const send = (path: string, from = headers) =>
    request.post(path, {
      multipart: { ...sent, email: 'none', motivationLetter: letter },
      maxRedirects: 0,
      headers: from,
    });
  for (let count = 0; count < 3; count += 1) {
    expect((await send('/apply/student-exchange')).status()).toBe(422);
  }
  const refused = await send('/apply/student-exchange');
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeLessThanOrEqual(60);
  expect((await send('/apply/student-exchange/submit')).status()).toBe(429);
  expect((await send('/apply/student-exchange', { 'X-Forwarded-For': '192.0.2.4' })).status()).toBe(
    422,
  );

  // Another address may send; and from the page that was answered, all is sent again.
  await page.goto('/robots.txt');
  await page.setContent(await refused.text());
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL('/apply/student-exchange');
  await expect(page.getByLabel('Motivation letter')).toHaveValue(letter.replace('\r\n', '\n'));
  await expect(page.getByLabel('Institution name')).toHaveValue(filledForm.institution);
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
});

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

test('an application above the limit is rejected with 429 and keeps its values; another visitor may send', async ({
  request,
}) => {
  const send = (clientIp: string) =>
    request.post('/apply/student-exchange', {
      multipart: sent,
      maxRedirects: 0,
      headers: { 'X-Forwarded-For': clientIp },
    });
  expect((await send('192.0.2.1')).status()).toBe(303);
  const rejected = await send('192.0.2.1');
  expect(rejected.status()).toBe(429);
  expect(Number(rejected.headers()['retry-after'])).toBeGreaterThan(3000);
  expect(rejected.headers()['cache-control']).toBe('no-store');
  const html = await rejected.text();
  expect(html).toContain('Too many applications at once');
  expect(html).toContain(`value="${filledForm.institution}"`);
  expect((await send('192.0.2.2')).status()).toBe(303);
});

test('after repeated rejections forms aren’t processed, and the response keeps what was typed', async ({
  page,
  request,
}) => {
  const headers = { 'X-Forwarded-For': '192.0.2.3' };
  const letter = 'Because "I" <want> to & can.\r\nTwo lines';
  const send = (path: string, requestHeaders = headers) =>
    request.post(path, {
      multipart: { ...sent, email: 'none', motivationLetter: letter },
      maxRedirects: 0,
      headers: requestHeaders,
    });
  for (let count = 0; count < 3; count += 1) {
    expect((await send('/apply/student-exchange')).status()).toBe(422);
  }
  const rejected = await send('/apply/student-exchange');
  expect(rejected.status()).toBe(429);
  expect(Number(rejected.headers()['retry-after'])).toBeLessThanOrEqual(60);
  expect((await send('/apply/student-exchange/submit')).status()).toBe(429);
  expect((await send('/apply/student-exchange', { 'X-Forwarded-For': '192.0.2.4' })).status()).toBe(
    422,
  );

  // From another IP address, the page in the response sends all values again.
  await page.goto('/robots.txt');
  await page.setContent(await rejected.text());
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL('/apply/student-exchange');
  await expect(page.getByLabel('Motivation letter')).toHaveValue(letter.replace('\r\n', '\n'));
  await expect(page.getByLabel('Institution name')).toHaveValue(filledForm.institution);
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
});

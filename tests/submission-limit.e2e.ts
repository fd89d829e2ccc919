import { filledForm } from '#submissions/testing/examples.ts';
import { expect, test } from './test.ts';

test.use({ siteSettings: { SUBMISSIONS_PER_ADDRESS_PER_HOUR: '1', TRUST_PROXY: 'true' } });

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

import { expect, test } from '../helpers/test.ts';
import {
  createXssPayload,
  expectNoInjectedScripts,
  otherFieldNames,
  submitNatively,
} from '../helpers/xss.ts';

test.use({
  bypassCSP: true,
  allowedErrors: [/status of (422|429)/],
  siteSettings: { REFUSALS_PER_ADDRESS_PER_MINUTE: '1' },
});

test('above the rate limit, no script runs in the page that repeats the values of the form', async ({
  page,
}) => {
  const names = ['firstName', ...otherFieldNames, createXssPayload('name')];
  const hostile = names.map((name) => [name, createXssPayload(name)] as const);
  await submitNatively(page, '/embed/contact', hostile);
  expect(await submitNatively(page, '/embed/contact', hostile)).toBe(429);
  await expectNoInjectedScripts(page);
});

import { startSmtp, type TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { test as base } from './test.ts';

/** The address of the staff, who get a mail for each submission. */
export const staffAddress = 'staff@example.org';

/** `test` for a site that sends mail to a test SMTP server. */
export const test = base.extend<object, { smtp: TestSmtp }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  siteSettings: [
    ({ smtp }, use) =>
      use({ SMTP_URL: smtp.url, MAIL_FROM: 'site@example.org', MAIL_TO: staffAddress }),
    { scope: 'worker' },
  ],
});

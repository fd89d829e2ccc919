import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { formTexts } from '#content/en/forms/form-texts.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { startPostgres, type TestPostgres } from '#domain/submissions/testing/postgres.ts';
import { startSmtp } from '#domain/submissions/testing/smtp.ts';
import { newEmail } from '../helpers/application-form.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { listSubmissions, runStaffTool } from '../helpers/store.ts';

/*
 * Faults of the store while the site runs, and what happens to a form then. Faults of the mail server and the webhook's
 * receiver are in domain/submissions/delivery-faults.server.test.ts.
 */

let postgres: TestPostgres;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(() => postgres.stop());

/** Limits the size of the files that the site writes. Above it, every write fails (EFBIG) as on a full disk, even for root. */
const limitFiles = ({ pid }: Site, bytes: string) =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

const getDatabaseFile = ({ environment }: Site) =>
  environment.DATABASE_URL?.replace('file:', '') ?? '';

type Fault = {
  name: string;
  settings?: () => Promise<Record<string, string>>;
  break: (site: Site) => Promise<unknown>;
  repair: (site: Site) => Promise<unknown>;
  /** The reason in the log. */
  reason: RegExp;
};

const faults: Fault[] = [
  {
    name: 'SQLite on a full disk',
    break: (site) => limitFiles(site, '1'),
    repair: (site) => limitFiles(site, 'unlimited'),
    reason: /^The database failed: disk I\/O error/,
  },
  {
    name: 'SQLite whose file was moved',
    break: (site) => rename(getDatabaseFile(site), `${getDatabaseFile(site)}.away`),
    repair: (site) => rename(`${getDatabaseFile(site)}.away`, getDatabaseFile(site)),
    reason: /^The database failed: the file .* was moved or deleted/,
  },
  {
    name: 'PostgreSQL that is shut down',
    settings: async () => ({ DATABASE_URL: (await postgres.createDatabase()).url }),
    break: () => postgres.pause(),
    repair: () => postgres.resume(),
    reason: /^The database failed: .*ECONNREFUSED/,
  },
];

const newApplicant = () => ({ email: newEmail(), id: randomUUID() });

/** Sends a form as a browser without scripts does. */
async function send(site: Site, email: string, submissionId: string) {
  const body = toFormData({ ...filledForm, email, submissionId });
  const url = `${site.url}/apply/student-exchange`;
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, page: (await response.text()).replaceAll('&quot;', '"') };
}

for (const fault of faults) {
  test(`with ${fault.name}, the form shows a message, keeps what was typed, and is stored once after the repair`, async () => {
    const smtp = await startSmtp();
    const site = await startSite({
      ...(await fault.settings?.()),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'staff@example.org',
    });
    const findLogLines = (message: string): Record<string, unknown>[] =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(`"msg":"${message}"`))
        .map((line) => JSON.parse(line));
    const readHealthStatus = async () => (await fetch(`${site.url}/healthz`)).status;
    const [earlier, failed] = [newApplicant(), newApplicant()];

    expect((await send(site, earlier.email, earlier.id)).status).toBe(303);
    await smtp.waitForMails(2);

    await fault.break(site);
    const response = await send(site, failed.email, failed.id);
    expect(response.status).toBe(503);
    const { title, text } = formTexts.getFailureTexts('unavailable', 'application');
    for (const expected of [title, text, failed.email, failed.id, filledForm.motivationLetter]) {
      expect(response.page).toContain(expected);
    }
    await expect
      .poll(() => findLogLines('submission not stored'))
      .toEqual([
        expect.objectContaining({
          level: 50,
          form: 'application',
          programme: 'student-exchange',
          reason: expect.stringMatching(fault.reason),
        }),
      ]);
    expect(await readHealthStatus()).toBe(503);

    await fault.repair(site);
    expect((await send(site, failed.email, failed.id)).status).toBe(303);
    expect((await send(site, failed.email, failed.id)).status).toBe(303);
    const mails = await smtp.waitForMails(4);
    const listed = await listSubmissions(site);
    const verified = await runStaffTool(site, 'verify');
    expect(await site.stop()).toBe(0);
    await smtp.stop();
    expect(verified).toContain('In order: 2 submissions, 4 deliveries');
    expect(listed.map(({ email }) => email).toSorted()).toEqual(
      [earlier.email, failed.email].toSorted(),
    );
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(
      [earlier.email, failed.email, 'staff@example.org', 'staff@example.org'].toSorted(),
    );
    expect(site.output()).not.toMatch(/applicants\.example|Nusrat|1700-000000/);
  });
}

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { getFailureTexts } from '#content/forms/failures.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { startPostgres, type TestPostgres } from '#domain/submissions/testing/postgres.ts';
import { startSmtp } from '#domain/submissions/testing/smtp.ts';
import { newEmail } from '../helpers/application-form.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { listSubmissions, runStaffTool } from '../helpers/store.ts';

/*
 * What can be wrong with the store of a site that runs, and what then becomes of a form. Faults of the mail server and the
 * webhook's receiver are in domain/submissions/delivery-faults.server.test.ts.
 */

let postgres: TestPostgres;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(() => postgres.stop());

/** How large a file the site may write: beyond, the kernel refuses each write (EFBIG), root's too, as it does on a full disk. */
const limitFiles = ({ pid }: Site, bytes: string) =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

const fileOf = ({ environment }: Site) => environment.DATABASE_URL?.replace('file:', '') ?? '';

type Fault = {
  name: string;
  settings?: () => Promise<Record<string, string>>;
  break: (site: Site) => Promise<unknown>;
  mend: (site: Site) => Promise<unknown>;
  /** What the log says of it. */
  reason: RegExp;
};

const faults: Fault[] = [
  {
    name: 'SQLite, and the disk is full',
    break: (site) => limitFiles(site, '1'),
    mend: (site) => limitFiles(site, 'unlimited'),
    reason: /^The database failed: disk I\/O error/,
  },
  {
    name: 'SQLite, and the file is moved away',
    break: (site) => rename(fileOf(site), `${fileOf(site)}.away`),
    mend: (site) => rename(`${fileOf(site)}.away`, fileOf(site)),
    reason: /^The database failed: the file .* was moved or deleted/,
  },
  {
    name: 'PostgreSQL, and the server is shut down',
    settings: async () => ({ DATABASE_URL: (await postgres.createDatabase()).url }),
    break: () => postgres.pause(),
    mend: () => postgres.resume(),
    reason: /^The database failed: .*ECONNREFUSED/,
  },
];

const newApplicant = () => ({ email: newEmail(), id: randomUUID() });

/** A form as a browser without scripts sends it. */
async function send(site: Site, email: string, submissionId: string) {
  const body = toFormData({ ...filledForm, email, submissionId });
  const address = `${site.url}/apply/student-exchange`;
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  return { status: answer.status, page: (await answer.text()).replaceAll('&quot;', '"') };
}

for (const fault of faults) {
  test(`${fault.name}: it is said, what was typed is kept, and it is stored once when it is mended`, async () => {
    const smtp = await startSmtp();
    const site = await startSite({
      ...(await fault.settings?.()),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'staff@example.org',
    });
    const lines = (message: string): Record<string, unknown>[] =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(`"msg":"${message}"`))
        .map((line) => JSON.parse(line));
    const health = async () => (await fetch(`${site.url}/healthz`)).status;
    const [earlier, refused] = [newApplicant(), newApplicant()];

    expect((await send(site, earlier.email, earlier.id)).status).toBe(303);
    await smtp.waitForMails(2);

    await fault.break(site);
    const answer = await send(site, refused.email, refused.id);
    expect(answer.status).toBe(503);
    const { title, text } = getFailureTexts('unavailable', 'application');
    for (const said of [title, text, refused.email, refused.id, filledForm.motivationLetter]) {
      expect(answer.page).toContain(said);
    }
    await expect
      .poll(() => lines('submission not stored'))
      .toEqual([
        expect.objectContaining({
          level: 50,
          form: 'application',
          programme: 'student-exchange',
          reason: expect.stringMatching(fault.reason),
        }),
      ]);
    expect(await health()).toBe(503);

    await fault.mend(site);
    expect((await send(site, refused.email, refused.id)).status).toBe(303);
    expect((await send(site, refused.email, refused.id)).status).toBe(303);
    const mails = await smtp.waitForMails(4);
    const listed = await listSubmissions(site);
    const verified = await runStaffTool(site, 'verify');
    expect(await site.stop()).toBe(0);
    await smtp.stop();
    expect(verified).toContain('In order: 2 submissions, 4 deliveries');
    expect(listed.map(({ email }) => email).toSorted()).toEqual(
      [earlier.email, refused.email].toSorted(),
    );
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(
      [earlier.email, refused.email, 'staff@example.org', 'staff@example.org'].toSorted(),
    );
    expect(site.output()).not.toMatch(/applicants\.example|Nusrat|1700-000000/);
  });
}

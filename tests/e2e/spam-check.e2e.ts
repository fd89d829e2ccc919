import { filledForm } from '#domain/submissions/testing/examples.ts';
import { startSmtp } from '#domain/submissions/testing/smtp.ts';
import {
  confirmationTitle,
  draftOffer,
  fillInForm,
  formPath,
  newEmail,
  openForm,
  readSavedDrafts,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { fillIn } from '../helpers/fill-in.ts';
import { startSite } from '../helpers/site.ts';
import { runStaffTool } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('the honeypot can’t be seen, reached by keyboard or read by a screen reader', async ({
  page,
}) => {
  for (const path of [formPath, '/embed/contact', '/embed/study-abroad']) {
    await page.goto(path);
    await expect(page.locator('[name=topic]'), path).toHaveCount(1);
    const { width, height } = (await page
      .getByText('Leave this empty')
      .locator('..')
      .boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(width * height, path).toBe(1);
    await expect(page.getByRole('textbox', { name: 'Leave this empty' }), path).toHaveCount(0);
    await page.locator('[name=topic]').focus();
    const focused = new Set<string>();
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      focused.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect(focused.size, path).toBeGreaterThan(2);
    expect(focused, path).not.toContain('topic');
  }
});

test('a submission that fills in the honeypot is stored, gets the usual response, and is mailed once staff release it', async ({
  request,
}) => {
  const smtp = await startSmtp();
  const site = await startSite({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'staff@example.org',
  });
  const email = newEmail();
  const sent = { ...filledForm, email, hasPassport: 'on', hasResume: '', agreeToTerms: 'on' };
  const post = (fields: Record<string, string>) =>
    request.post(`${site.url}/apply/student-exchange`, {
      multipart: { ...sent, hasTranscripts: '', ...fields },
      maxRedirects: 0,
    });
  const response = await post({ topic: 'Cheap watches' });
  expect(response.status()).toBe(303);
  const reference = /OPR-\w{4}-\w{4}/.exec(response.headers().location ?? '')?.[0] ?? '';
  expect((await request.get(site.url + response.headers().location)).status()).toBe(200);
  expect(await runStaffTool(site, 'list', '--suspected')).toContain(reference);

  expect((await post({ topic: '', phone: '01711 111111' })).status()).toBe(303);
  const mails = await smtp.waitForMails(2);
  expect(mails.filter(({ source }) => source.includes(reference))).toEqual([]);
  await runStaffTool(site, 'release', reference);
  await smtp.waitForMails(4);
  expect(mails.filter(({ source }) => source.includes(reference))).toHaveLength(2);
  await site.stop();
  await smtp.stop();
});

test('a program that fills in the form at once is suspected, and gets the usual confirmation', async ({
  page,
  site,
}) => {
  const email = newEmail();
  await page.clock.install();
  await openForm(page);
  // The page's clock stands still until the form is sent, so that the speed of the machine doesn't matter.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await fillIn(page, { ...filledForm, email });
  await submitButton(page).click();
  await page.clock.resume();
  await expect(toast(page)).toContainText(confirmationTitle);
  expect(await readSpamReasons(site, email)).toEqual(['filling time']);
});

test('a person, and a submission from a draft, are not suspected', async ({ page, site }) => {
  const email = newEmail();
  await page.clock.install();
  await openForm(page);
  await fillInForm(page, email);
  await page.clock.fastForward(3000);
  await submitButton(page).click();
  await expect(toast(page)).toContainText(confirmationTitle);
  expect(await readSpamReasons(site, email)).toEqual([undefined]);

  const other = newEmail();
  await fillIn(page, { ...filledForm, email: other });
  await expect.poll(async () => (await readSavedDrafts(page)).join()).toContain(other);
  await page.reload();
  await waitForHydration(page);
  await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
  await submitButton(page).click();
  await expect(toast(page)).toContainText(confirmationTitle);
  expect(await readSpamReasons(site, other)).toEqual([undefined]);
});

/** The reasons for suspicion of the submissions with an e-mail address. */
async function readSpamReasons(site: Parameters<typeof runStaffTool>[0], email: string) {
  const listed: { email: string; suspicion?: string }[] = JSON.parse(
    await runStaffTool(site, 'list', '--json'),
  );
  return listed
    .filter((submission) => submission.email === email)
    .map(({ suspicion }) => suspicion);
}

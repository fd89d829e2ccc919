import { randomUUID } from 'node:crypto';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { officeHours } from '#content/office-hours.ts';
import { formatDueTime } from '#domain/submissions/next-steps.server.ts';
import { calculateAnswerTime } from '#domain/submissions/office-time.ts';
import {
  confirmationText,
  confirmationTitle,
  errorSummary,
  failureNote,
  fillInForm,
  formPath,
  newEmail,
  requiredMessages,
  sampleLetter,
  submitButton,
} from '../helpers/application-form.ts';
import { findSubmissions, withoutStore } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of (422|503)/] });

  test('an invalid form comes back with its messages and every value; once corrected, it leads to the confirmation', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(formPath);
    await fillInForm(page, email);
    await page.getByLabel('Phone number').fill('01700');
    const responded = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitButton(page).click();
    expect((await responded).status()).toBe(422);

    await expect(errorSummary(page).getByRole('link')).toHaveText([requiredMessages.phone]);
    await expect(page.locator('#phone-message')).toHaveText(requiredMessages.phone);
    await expect(page.getByLabel('Phone number')).toHaveValue('01700');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Date of birth')).toHaveValue('2003-03-14');
    await expect(page.getByLabel('Undergraduate')).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('portugal');
    await expect(page.getByLabel('6 months')).toBeChecked();
    await expect(page.getByLabel('Motivation letter')).toHaveValue(sampleLetter);
    await expect(page.getByLabel('Valid Passport (min. 2 years)')).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

    await page.getByLabel('Phone number').fill('01700 000000');
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/apply\/pathway-program\/received\?/);
    expect(page.url()).not.toContain('Nusrat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationTitle);
    await expect(page.getByText(confirmationText, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const reference = (await page.getByText(/^OPR-/).textContent()) ?? '';
    await expect(page.getByText('Nusrat')).toHaveCount(0);
    const stored = await findSubmissions(site, email);
    expect(stored.map((application) => application.reference)).toEqual([reference]);

    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });

  test('the confirmation fits one A4 page, names the day of our answer and the documents, and has a calendar file', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto('/apply/agriculture-internship');
    await fillInForm(page, email);
    await submitButton(page).click();
    const reference = (await page.getByText(/^OPR-/).textContent()) ?? '';
    const step = page.getByRole('heading', {
      name: /^By \w+day, \w+ \d+, \d{4}(?:, \d+:\d\d [AP]M)?$/,
    });
    const promisedTime = ((await step.textContent()) ?? '').replace('By ', '');
    const documents = page.getByRole('listitem').filter({ hasText: 'Passport' });
    await expect(documents).toHaveText('Passport copy, valid at least 2 years');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);

    const link = page.getByRole('link', { name: 'Add to calendar' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers()['cache-control']).toBe('no-store');
    const calendar = await response.text();
    const [submittedAt = ''] = (await findSubmissions(site, email)).map((submission) =>
      String(submission.submittedAt),
    );
    const { due, isOfficeOpen } = calculateAnswerTime(submittedAt, 48, officeHours);
    expect(calendar).toContain(
      isOfficeOpen
        ? `DTSTART:${due.replace(/[-:]|\.\d+/g, '')}\r\n`
        : `DTSTART;VALUE=DATE:${toDhakaDay(due).replaceAll('-', '')}\r\n`,
    );
    expect(promisedTime).toBe(formatDueTime({ due, isOfficeOpen }, 'en'));
    expect(calendar).toContain('SUMMARY:Answer from');
    expect(calendar.replaceAll('\r\n ', '')).toContain(`: ${reference}. `);
    expect(calendar).not.toMatch(/submission|Nusrat|Rahman|applicants\.example/);
    const otherSubmission = `${formPath}/received.ics?reference=${reference}&submission=${randomUUID()}`;
    expect((await page.request.get(otherSubmission)).status()).toBe(404);
    await expect.poll(site.output).toContain('/received.ics"');
    expect(site.output()).not.toMatch(/received(\.ics)?\?/);
  });

  test('with a failing store, the response is 503 and the form keeps every value', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(formPath);
    await fillInForm(page, email);
    await withoutStore(site, async () => {
      const responded = page.waitForResponse((response) => response.request().method() === 'POST');
      await submitButton(page).click();
      expect((await responded).status()).toBe(503);
    });
    await expect(failureNote(page)).toContainText('We could not save your application');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationTitle);
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });

  test('the confirmation shows the reference even while the store fails', async ({
    page,
    site,
  }) => {
    await page.goto(formPath);
    await fillInForm(page, newEmail());
    await submitButton(page).click();
    const reference = (await page.getByText(/^OPR-/).textContent()) ?? '';
    await withoutStore(site, async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationTitle);
      await expect(page.getByText(reference)).toBeVisible();
    });
  });

  test('the terms open and close', async ({ page }) => {
    await page.goto(formPath);
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeHidden();
  });
});

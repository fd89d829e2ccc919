import type { Page } from '@playwright/test';
import { startSmtp, type TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  draftOffer,
  errorSummary,
  newEmail,
  readSavedDrafts,
} from '../helpers/application-form.ts';
import { startSite } from '../helpers/site.ts';
import { findSubmissions, runStaffTool, withoutStore } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const contactPath = '/embed/contact';
const message = 'We run two hotels in Sylhet.\nMay we meet your students?';
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ });

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Employer').check();
  await page.getByLabel('Name', { exact: true }).fill('Tanvir Alam');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Programme of interest').selectOption('national-employers');
  await page.getByLabel('Message').fill(message);
}

test.describe('the contact form', () => {
  test('stores a message, confirms it on the same page, and the staff tool lists it', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(contactPath);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us a message');
    await fillIn(page, email);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Sending Message...');
    await expect(sendButton(page)).toBeDisabled();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is with us');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('We will reply within 48 hours')).toBeVisible();
    const reference = await page.getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent();
    await expect(page.locator('dl')).toContainText('Employer');
    await expect(page.locator('dl')).toContainText('National Programs for employers');
    expect(await findSubmissions(site, email)).toMatchObject([
      { reference, form: 'contact', name: 'Tanvir Alam', message, phone: '' },
    ]);
    expect(site.output()).not.toContain('Tanvir');
    expect(await readSavedDrafts(page)).toEqual([]);
  });

  test('rejects an empty form with a message for each required field; an empty optional field has none', async ({
    page,
  }) => {
    await page.goto(contactPath);
    await waitForHydration(page);
    await sendButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Please choose who you are writing as',
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Message is required',
    ]);
    await page.getByLabel('Phone number').fill('123');
    await page.getByLabel('Phone number').blur();
    await expect(page.locator('#phone-message')).toHaveText(
      'Phone number must be at least 10 digits',
    );
    await page.getByLabel('Phone number').fill('');
    await expect(page.locator('#phone-message')).toHaveCount(0);
  });

  test('offers its draft after a reload', async ({ page }) => {
    await page.goto(contactPath);
    await waitForHydration(page);
    await page.getByLabel('Message').fill(message);
    await page.reload();
    await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(message);
  });

  test('has no site header, and no header of its own in an iframe', async ({ page, request }) => {
    await page.goto(contactPath);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const embedded = await request.get(contactPath, { headers: { 'Sec-Fetch-Dest': 'iframe' } });
    const html = await embedded.text();
    expect(html).toContain('Send us a message</h1>');
    expect(html).not.toContain('href="/contact"');
    expect(embedded.headers().vary).toContain('Sec-Fetch-Dest');
  });

  test('is the only one of these paths: unknown forms answer 404', async ({ request }) => {
    for (const path of ['/embed/nothing', '/embed/application', '/embed/constructor']) {
      expect((await request.get(path)).status()).toBe(404);
      expect((await request.post(path, { form: { a: 'b' } })).status()).toBe(404);
    }
  });

  for (const width of [390, 1440]) {
    test(`has no accessibility violation at ${width} px, whether empty, rejected or sent`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(contactPath);
      await waitForHydration(page);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await sendButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await fillIn(page, newEmail());
      await sendButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe('the contact form without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of (422|503)/] });

  test('comes back with its messages and values; once corrected, it leads to the confirmation', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(contactPath);
    await fillIn(page, email);
    await page.getByLabel('Name', { exact: true }).fill('T');
    const responded = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    expect((await responded).status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Name must be at least 2 characters',
    ]);
    await expect(page.getByLabel('Employer')).toBeChecked();
    await expect(page.getByLabel('Message')).toHaveValue(message);
    await page.getByLabel('Name', { exact: true }).fill('Tanvir Alam');
    await withoutStore(site, async () => {
      await sendButton(page).click();
      await expect(page.getByRole('alert')).toContainText('We could not save your message');
      await expect(page).not.toHaveTitle(/Error/);
    });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/embed\/contact\/received\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is with us');
    await expect(page).not.toHaveTitle(/Error/);
    const reference = await page.getByText(/^OPR-/).textContent();
    expect(await findSubmissions(site, email)).toMatchObject([{ reference, form: 'contact' }]);
  });
});

test.describe('with mail', () => {
  let smtp: TestSmtp;
  test.beforeAll(async () => {
    smtp = await startSmtp();
  });
  test.afterAll(() => smtp.stop());

  test('a message is mailed to staff and acknowledged, and the staff tool shows and exports it', async ({
    request,
  }) => {
    const site = await startSite({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'staff@example.org',
    });
    const response = await request.post(`${site.url}${contactPath}/submit`, {
      multipart: {
        writingAs: 'student',
        name: 'Tanvir Alam',
        email: 'tanvir@example.org',
        phone: '',
        programmeOfInterest: '',
        message,
      },
    });
    expect(response.status()).toBe(201);
    const { reference } = (await response.json()).confirmation;
    const mails = await smtp.waitForMails(2);
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([
      'staff@example.org',
      'tanvir@example.org',
    ]);
    for (const { source } of mails) expect(source).toContain(reference);

    expect(await runStaffTool(site, 'show', reference)).toContain('I am writing as: Student');
    const csv = await runStaffTool(site, 'export', '--form', 'contact');
    expect(csv).toContain(`${reference},contact,,`);
    expect(csv).toContain(`"${message}"`);
    await expect
      .poll(() => runStaffTool(site, 'deliveries'))
      .toMatch(/acknowledgement +delivered[\s\S]*staff +delivered/);
    expect(await site.stop()).toBe(0);
  });
});

test('the map in a page doesn’t repeat the address that is beside it; alone it has it', async ({
  page,
}) => {
  await page.goto('/about');
  const map = page.getByTitle('Map of the office').contentFrame();
  await expect(map.getByRole('link', { name: 'Open in a map' })).toBeVisible();
  await expect(map.getByRole('heading', { name: 'Find us in Dhaka' })).toHaveClass(
    'visually-hidden',
  );
  await expect(map.locator('address')).toHaveCount(0);
  await page.goto('/embed/map');
  await expect(page.locator('address')).toBeVisible();
});

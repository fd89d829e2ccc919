import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { startSmtp, type TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { newEmail } from '../helpers/application-form.ts';
import {
  bengaliFormPath,
  bengaliSubmitButton,
  fillInBengaliForm,
} from '../helpers/bengali-form.ts';
import { startSite } from '../helpers/site.ts';
import { findSubmissions, runStaffTool } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const phoneMessage = 'ফোন নম্বরে অন্তত ১০টি অঙ্ক লিখুন।';
const errorSummary = (page: Page) => page.getByRole('region', { name: /আরেকবার দেখুন/ });

/** The values of every stored Bengali submission: the specification's words for choices, Latin digits, and the language. */
const stored = {
  phone: '+880 1700-000000',
  graduationYear: '2027',
  currentEducation: 'undergraduate',
  preferredDestination: 'portugal',
  programDuration: '6-months',
  nationality: 'বাংলাদেশি',
  language: 'bn',
};

test('the form in Bengali: an error, its correction, the confirmation, and what is stored', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const email = newEmail();
  await page.goto(bengaliFormPath);
  await waitForHydration(page);
  await fillInBengaliForm(page, email);
  await page.getByLabel('ফোন নম্বর').fill('০১৭০০');
  await bengaliSubmitButton(page).click();
  await expect(errorSummary(page)).toContainText('১টি উত্তর আরেকবার দেখুন');
  await expect(errorSummary(page).getByRole('link')).toHaveText([phoneMessage]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByLabel('ফোন নম্বর').fill('+৮৮০ ১৭০০-০০০০০০');
  await expect(page.locator('#phone-message')).toHaveCount(0);
  await bengaliSubmitButton(page).click();
  await expect(bengaliSubmitButton(page)).toHaveText('আবেদন জমা হচ্ছে...');
  await expect(page.getByRole('heading', { name: 'আপনার আবেদনটি পেয়েছি' })).toBeFocused();
  await expect(page.locator('#confirmation-card')).toContainText('ভার্চুয়াল ইন্টার্নশিপ');
  await expect(page.locator('#confirmation-card')).toContainText('(বাংলাদেশ সময়)');
  const reference =
    (await page.locator('#confirmation-card').getByText(/^OPR-/).textContent()) ?? '';
  expect(await findSubmissions(site, email)).toMatchObject([{ ...stored, reference }]);
  expect(await runStaffTool(site, 'list')).toMatch(
    new RegExp(`${reference} .*\n  answer in Bengali`),
  );
  expect(await runStaffTool(site, 'show', reference)).toContain('Preferred destination: Portugal');

  const link = page.getByRole('link', { name: 'ক্যালেন্ডারে যোগ করুন' });
  const calendar = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(
    'SUMMARY:ওপার ইন্টারন্যাশনালের উত্তর পাওয়ার কথা',
  );
  // The browser loads the texts of the page's language only.
  const scripts = await Promise.all(
    requested.filter((url) => url.endsWith('.js')).map((url) => page.request.get(url)),
  );
  const sources = await Promise.all(scripts.map((script) => script.text()));
  expect(sources.some((source) => source.includes('ফরম খালি করুন'))).toBe(true);
  for (const source of sources) expect(source).not.toContain('Clear the form');
});

test('an English page loads no Bengali texts of forms', async ({ page }) => {
  const sources: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sources.push(response.text());
  });
  await page.goto('/apply/virtual-internship');
  await waitForHydration(page);
  const all = await Promise.all(sources);
  expect(all.some((source) => source.includes('Clear the form'))).toBe(true);
  for (const source of all) expect(source).not.toContain('খালি করুন');
});

test('a draft is offered in the other language', async ({ page }) => {
  await page.goto('/apply/virtual-internship');
  await waitForHydration(page);
  await page.getByLabel('First name').fill('Nusrat');
  await page.goto(bengaliFormPath);
  const offer = page.getByRole('region', { name: 'খসড়া' });
  await expect(offer).toContainText(/এই ব্রাউজারে একটি খসড়া আছে \([০-৯]+ \S+ [০-৯]{4}, /);
  await offer.getByRole('button', { name: 'ব্যবহার করুন' }).click();
  await expect(page.getByLabel('নামের প্রথম অংশ')).toHaveValue('Nusrat');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

  test('an invalid form comes back in Bengali with 422, and leads to the confirmation', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(`${bengaliFormPath}`);
    await fillInBengaliForm(page, email);
    await page.getByLabel('ফোন নম্বর').fill('০১৭০০');
    const responded = page.waitForResponse((response) => response.request().method() === 'POST');
    await bengaliSubmitButton(page).click();
    expect((await responded).status()).toBe(422);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page).toHaveTitle(/^ত্রুটি: /);
    await expect(errorSummary(page).getByRole('link')).toHaveText([phoneMessage]);
    await expect(page.getByLabel('ফোন নম্বর')).toHaveValue('০১৭০০');

    await page.getByLabel('ফোন নম্বর').fill('+৮৮০ ১৭০০-০০০০০০');
    await bengaliSubmitButton(page).click();
    await expect(page).toHaveURL(/\/bn\/apply\/virtual-internship\/received\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('আবেদন জমা হয়েছে!');
    await expect(page.getByText(/৪৮ ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করব/)).toBeVisible();
    expect(await findSubmissions(site, email)).toMatchObject([stored]);
  });
});

for (const name of ['contact', 'registration', 'study-abroad', 'international-internship']) {
  test(`/bn/embed/${name} shows its messages in Bengali`, async ({ page }) => {
    await page.goto(`/bn/embed/${name}`);
    await waitForHydration(page);
    await page.locator('form button[type=submit]').click();
    const messages = await page.locator('[id$="-message"]').allTextContents();
    expect(messages.length).toBeGreaterThan(3);
    for (const message of messages) expect(message).toMatch(/^[^a-z]+।$/i);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test.describe('with mail', () => {
  let smtp: TestSmtp;
  test.beforeAll(async () => {
    smtp = await startSmtp();
  });
  test.afterAll(() => smtp.stop());

  test('the sender gets an e-mail in Bengali, and staff one in English', async ({ request }) => {
    const site = await startSite({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'staff@example.org',
    });
    const response = await request.post(`${site.url}/bn/embed/contact/submit`, {
      multipart: {
        writingAs: 'student',
        name: 'তানভীর আলম',
        email: 'tanvir@example.org',
        phone: '০১৭০০ ০০০০০০',
        programmeOfInterest: 'study-abroad',
        message: 'কবে আবেদন করব?',
      },
    });
    expect(response.status()).toBe(201);
    const { confirmation } = await response.json();
    expect(confirmation.details).toContainEqual({ label: 'প্রোগ্রাম', value: 'বিদেশে পড়াশোনা' });
    const mails = await smtp.waitForMails(2);
    const read = async (address: string) =>
      PostalMime.parse(mails.find(({ to }) => to[0] === address)?.source ?? '');
    const acknowledgement = await read('tanvir@example.org');
    expect(acknowledgement.subject).toBe(`আপনার বার্তাটি পেয়েছি: ${confirmation.reference}`);
    expect(acknowledgement.from?.name).toBe('ওপার ইন্টারন্যাশনাল');
    expect(acknowledgement.text).toContain('ওপার ইন্টারন্যাশনালকে লেখার জন্য ধন্যবাদ।');
    expect(acknowledgement.html).toContain('<html lang="bn"');
    const forStaff = await read('staff@example.org');
    expect(forStaff.subject).toBe(`New message ${confirmation.reference}: তানভীর আলম`);
    expect(forStaff.text).toContain('Answer in Bengali');
    expect(forStaff.text).toContain('Phone number: 01700 000000');
    expect(forStaff.text).toContain('কবে আবেদন করব?');
    expect(await site.stop()).toBe(0);
  });
});

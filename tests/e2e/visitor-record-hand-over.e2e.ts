import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { fillInForm, newEmail, skipSendingTime } from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';
import { menu, menuButton, readRecord, showStrip, strip } from '../helpers/visitor-record.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

const fragment =
  '#crossing=1&age=22&plan=germany-internship&leave=2028-09&ready=passport.resume.unknown';
const offer = (page: Page) => page.getByRole('region', { name: 'My crossing from another device' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

test('"Take it to my phone" makes a QR code of a link, which is sent to nobody', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/global-programs?age=22&plan=germany-internship&leave=2028-09');
  await page.getByRole('checkbox', { name: /^Passport/ }).check();
  await open(page, '/about');
  await showStrip(page);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Take it to my phone' }).click();
  await expect(menu(page).getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await menu(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(menu(page).getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/global-programs#crossing=1&age=22&plan=germany-internship&leave=2028-09&ready=passport`,
  );
  expect(requestedUrls.filter((url) => /age=22|plan=|passport/.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await menuButton(page).click();
  await expect(menu(page).getByRole('img', { name: 'QR code' })).toHaveCount(0);
});

test('the other device is asked, and keeps what the link holds only then', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, `/global-programs${fragment}`);
  await expect(offer(page)).toContainText('Germany · September 2028 · 2 of 8 documents');
  expect(await readRecord(page)).toBeNull();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await offer(page).getByRole('button', { name: 'Use it' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await expect(page.getByText('2 of 8 documents are ready.')).toBeVisible();
  await expect(page).toHaveURL(/\?age=22&plan=germany-internship&leave=2028-09$/);
  await expect(offer(page)).toHaveCount(0);
  expect(requestedUrls.filter((url) => /age=22|plan=|passport/.test(url))).toEqual([]);
  const record = JSON.parse((await readRecord(page)) ?? '{}');
  expect(record).toMatchObject({ search: 'age=22', documents: ['passport', 'resume'] });
});

test('what a link doesn’t bring stays on the other device', async ({ page }) => {
  await open(page, '/global-programs?age=22&where=germany&compare=usa-teacher');
  await expect.poll(() => readRecord(page)).toContain('compare=usa-teacher');
  await open(page, '/global-programs#crossing=1&ready=passport&reference=OPR-7K4M-29QX');
  await offer(page).getByRole('button', { name: 'Use it' }).press('Enter');
  await expect.poll(() => readRecord(page)).toContain('OPR-7K4M-29QX');
  const { search, documents } = JSON.parse((await readRecord(page)) ?? '{}');
  expect([search, documents]).toEqual(['age=22&where=germany&compare=usa-teacher', ['passport']]);

  // A sentence that the link brings replaces the answers that it has, and the shortlist stays.
  await open(page, '/about');
  await open(page, '/global-programs#crossing=1&age=23');
  await offer(page).getByRole('button', { name: 'Use it' }).press('Enter');
  await expect
    .poll(() => readRecord(page))
    .toContain('"search":"age=23&where=germany&compare=usa-teacher"');
});

test('a link that is opened in a tab where the page is open already is offered, and a second link replaces it', async ({
  page,
}) => {
  await open(page, '/global-programs');
  // Only the fragment changes, so the browser doesn't load the page again.
  await page.goto(`/global-programs${fragment}`);
  await expect(offer(page)).toContainText('Germany · September 2028');
  await page.goto('/global-programs#crossing=1&age=22&ready=resume');
  await expect(offer(page)).toContainText('1 document ready');
  await expect(offer(page)).toHaveCount(1);
});

test('after a refusal nothing is stored, and a reload doesn’t ask again', async ({ page }) => {
  await open(page, `/global-programs${fragment}`);
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/global-programs');
  expect(await readRecord(page)).toBeNull();
  await page.reload();
  await waitForHydration(page);
  await expect(offer(page)).toHaveCount(0);
});

test.describe('when the opportunities can’t be fetched', () => {
  test.use({ allowedErrors: [/^failed: |ERR_FAILED/] });

  test('the other device says so, and a second attempt offers the record', async ({ page }) => {
    await page.route('**/global-programs/options.json', (route) => route.abort());
    await open(page, `/global-programs${fragment}`);
    await expect(offer(page)).toContainText('it could not be loaded');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unroute('**/global-programs/options.json');
    await offer(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(offer(page)).toContainText('Keep it on this device?');
    expect(await readRecord(page)).toBeNull();
  });
});

test('texts in a link are never shown', async ({ page }) => {
  await open(
    page,
    '/global-programs#crossing=1&plan=pay-now&leave=2028-09&ready=call-017&x=<b>Pay</b>&reference=PAY-NOW',
  );
  await expect(page).toHaveURL('/global-programs');
  await expect(offer(page)).toHaveCount(0);
  await open(page, '/about');
  await page.keyboard.press('Shift');
  await expect(strip(page)).toHaveCount(0);
});

test('a form offers what was chosen, and fills it in only when it is asked to', async ({
  page,
}) => {
  await open(page, '/global-programs?length=6-months&plan=student-exchange&leave=2028-09');
  await expect.poll(() => readRecord(page)).toContain('student-exchange');
  const known = page.getByRole('region', { name: 'What you chose' });
  const start = page.getByLabel('Preferred start date');

  await open(page, '/apply/virtual-internship');
  await expect(known).toHaveCount(0);
  await open(page, '/apply/student-exchange');
  await expect(known).toContainText('September 2028, 6 months');
  await expect(start).toHaveValue('');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await known.getByRole('button', { name: 'No, thanks' }).click();
  await expect(known).toHaveCount(0);
  await expect(start).toHaveValue('');
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.reload();
  await waitForHydration(page);
  await known.getByRole('button', { name: 'Fill it in' }).press('Enter');
  await expect(known).toHaveCount(0);
  await expect(start).toHaveValue('2028-09-01');
  await expect(page.getByRole('radio', { name: '6 months' })).toBeChecked();
});

test('after the form is sent, the record has its reference, and no form any more', async ({
  page,
}) => {
  await open(page, '/apply/virtual-internship');
  await fillInForm(page, newEmail());
  await expect.poll(() => readRecord(page)).toContain('"form"');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect.poll(() => readRecord(page)).toMatch(/"reference":"OPR-\w{4}-\w{4}"/);
  expect(await readRecord(page)).not.toContain('"form"');
  expect(await readRecord(page)).not.toContain('example');
  await open(page, '/about');
  await showStrip(page);
  await expect(strip(page).getByRole('link')).toContainText(/Sent: OPR-/);
});

import type { Page } from '@playwright/test';
import { errorsPath } from '#common/browser-error.ts';
import {
  createApplicantAnswers,
  draftOffer,
  fillInForm,
  formPath,
  newEmail,
  openForm,
  submitButton,
} from '../helpers/application-form.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { example, resultRows } from '../helpers/eligibility-finder.ts';
import { removeFunctions } from '../helpers/remove-functions.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { translatePage } from '../helpers/translate-page.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// What the browser says of a translated page, of a missing function, and of a form that is sent back.
test.use({
  allowedErrors: [
    /removeChild|insertBefore|NotFoundError|React error #4|is not a function|is not iterable|status of 422|status of 429 .*\/browser-errors/,
  ],
});

const finderPath = '/global-programs?age=22&studies=year-2';

/** The lines of the log about errors in browsers. */
const readReports = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('a script failed in a browser'))
    .map((line): Record<string, unknown> => JSON.parse(line));

/** Keeps the reports of a test that isn't about them from using up the limit of reports a minute. */
const dropReports = (page: Page) =>
  page.route('**/browser-errors', (route) => route.fulfill({ status: 204 }));

/** The document of the next navigation. */
const nextDocument = (page: Page) =>
  page.waitForResponse((response) => response.request().isNavigationRequest());

test('a translated “Can I go?”: a changed answer is answered by the server', async ({ page }) => {
  await page.goto(finderPath);
  await waitForHydration(page);
  await translatePage(page, 'main');
  const answer = nextDocument(page);
  await page.getByLabel('Your English').selectOption('basic');
  expect((await answer).url()).toMatch(/age=22&studies=year-2&english=basic$/);
  await waitForHydration(page);
  await expect(page.getByLabel('Your English')).toHaveValue('basic');
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(3000);
});

test('“Can I go?” whose parts were moved: a changed answer is answered by the server, and the error is reported', async ({
  page,
  site,
}) => {
  await page.goto(example);
  await waitForHydration(page);
  const earlier = readReports(site.output()).length;
  // An extension that puts the rows into other elements.
  await resultRows(page).evaluateAll((rows) => {
    for (const row of rows) {
      const wrapper = document.createElement('div');
      row.replaceWith(wrapper);
      wrapper.append(row);
    }
  });
  const answer = nextDocument(page);
  // Rows that almost fitted can then be applied for, so they are removed from their list.
  const english = page.locator('[name=english]');
  await english.selectOption('upper-intermediate');
  expect((await answer).url()).toMatch(/english=upper-intermediate/);
  await expect(english).toHaveValue('upper-intermediate');
  await expect.poll(() => readReports(site.output()).length).toBeGreaterThan(earlier);
  const report = readReports(site.output())[earlier];
  expect(report).toMatchObject({ level: 40, error: 'NotFoundError', path: '/global-programs' });
  expect(report?.source).toMatch(/^\/assets\/react-[\w-]+\.js:\d+:\d+$/);
  expect(JSON.stringify(report)).not.toMatch(/age|year-2|127\.0\.0\.1/);
});

test('a translated “Can I go?” that came from the form of another page', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByLabel('Your age').fill('22');
  await page.getByRole('button', { name: 'Show me where' }).click();
  await expect(page).toHaveURL(/\/global-programs\?age=22&/);
  await translatePage(page, 'main');
  const answer = nextDocument(page);
  await page.getByLabel('Your English').selectOption('');
  expect((await answer).url()).toMatch(/\?age=22&studies=[^#]*$/);
  await expect(page.getByLabel('Your English')).toHaveValue('');
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(3000);
});

/** The values of the page's form. */
const readForm = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

/** Puts the e-mail field into another element, as a password manager may. */
const wrapEmailField = (page: Page) =>
  page.getByLabel('Email').evaluate((field) => {
    const wrapper = document.createElement('div');
    field.replaceWith(wrapper);
    wrapper.append(field);
  });

test('a form that fails while it is filled in keeps its answers and the focus, and is sent', async ({
  page,
  site,
}) => {
  const email = newEmail();
  await openForm(page);
  await fillInForm(page, email);
  await wrapEmailField(page);
  await page.getByLabel('Email').fill('nobody');
  // The message about the address can't be put before the field.
  await page.getByLabel('Institution').focus();
  await expect(page.locator('[data-plain]')).toBeVisible();
  await expect(page.getByLabel('Institution')).toBeFocused();
  const { hasPassport, agreeToTerms, ...answers } = createApplicantAnswers('nobody');
  expect(await readForm(page)).toMatchObject({ ...answers, hasPassport: 'on', agreeToTerms: 'on' });
  // Nothing is stored, counted or cleared by scripts any more.
  await expect(page.getByText('Your answers are kept in this browser')).toBeHidden();
  await submitButton(page).click();
  await waitForHydration(page);
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await submitButton(page).click();
  await expect.poll(() => findSubmissions(site, email)).toHaveLength(1);
});

test('a form with a draft that fails keeps the draft’s submission id', async ({ page }) => {
  await dropReports(page);
  await openForm(page);
  await page.getByLabel('First name').fill('Nusrat');
  const { submissionId } = await readForm(page);
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
  await wrapEmailField(page);
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Institution').focus();
  await expect(page.locator('[data-plain]')).toBeVisible();
  expect(await readForm(page)).toMatchObject({ firstName: 'Nusrat', submissionId });
});

for (const [path, frame] of [
  [formPath, undefined],
  ['/contact', 'Contact form'],
] as const) {
  test(`when the confirmation of ${path} fails, the server’s page says that the form is stored`, async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await dropReports(page);
    await page.route('**/submit', async (route) => {
      const response = await route.fetch();
      const { confirmation, ...result } = await response.json();
      await route.fulfill({
        response,
        json: { ...result, confirmation: { ...confirmation, details: null } },
      });
    });
    await page.goto(path);
    const form = frame ? page.getByTitle(frame).contentFrame() : page;
    if (frame) {
      await form.getByLabel('Student').check();
      await form.getByLabel('Name', { exact: true }).fill('Tanvir Alam');
      await form.getByLabel('Email address').fill(email);
      await form.getByLabel('Message').fill('May I bring my brother?');
      await form.getByRole('button', { name: /^Send/ }).click();
    } else {
      await waitForHydration(page);
      await fillInForm(page, email);
      await submitButton(page).click();
    }
    await expect(form.getByText(/^OPR-/).first()).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });
}

test('a translated form is sent once', async ({ page, site }) => {
  const email = newEmail();
  await openForm(page);
  await fillInForm(page, email);
  await translatePage(page, 'main');
  await submitButton(page).click();
  await expect(page.getByText('Application Submitted Successfully!').first()).toBeVisible();
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('a form whose scripts fail at once is plain HTML with what was typed', async ({
  page,
  context,
  site,
}) => {
  const release = await blockRequests(page, /\/assets\/(?!entry\.client)[^/]+\.js$/);
  await removeFunctions(context, { 'Array.prototype': ['at'] });
  const email = newEmail();
  await page.goto(formPath);
  await fillInForm(page, email);
  release();
  await expect.poll(() => readReports(site.output()).at(-1)?.reason).toContain('is not a function');
  expect(await readForm(page)).toMatchObject({ email, firstName: 'Nusrat' });
  await submitButton(page).click();
  await expect(page.getByText('Application Submitted Successfully!').first()).toBeVisible();
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('an error that is thrown while the scripts are evaluated is reported', async ({ page }) => {
  await dropReports(page);
  // All scripts throw but the entry module, which reports it.
  await page.route(/\/assets\/(?!entry\.client)[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `(() => { throw new TypeError('broken'); })();\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const report = page.waitForRequest(`**${errorsPath}`);
  await page.goto('/services');
  expect((await report).postDataJSON()).toMatchObject({
    name: 'TypeError',
    message: 'broken',
    source: expect.stringMatching(/^\/assets\/[\w.-]+\.js:1:\d+$/),
    path: '/services',
  });
});

test('what was typed before the scripts ran stays when React renders a translated page anew', async ({
  page,
}) => {
  const release = await blockRequests(page, /\/assets\/(?!entry\.client)[^/]+\.js$/);
  await page.goto(finderPath);
  await translatePage(page, 'main');
  await page.getByLabel('Your age').fill('24');
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL(/age=24&studies=year-2$/);
  await expect(page.getByLabel('Your age')).toHaveValue('24');
});

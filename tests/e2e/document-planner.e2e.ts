import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  errorSummary,
  fillInForm,
  newEmail,
  requiredMessages,
  sampleLetter,
  submitButton,
} from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });

const plannerPath = (id: string, more = '') =>
  `/global-programs?age=22&length=12-months&plan=${id}${more}`;
const month = (page: Page) => page.getByLabel('Month of departure');
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const count = (page: Page) => page.getByText(/^\d+ of \d+ documents (is|are) ready\.$/);
const timelineHeading = (page: Page) =>
  page.getByRole('heading', { name: /^You leave on .* \d{4}$/ });
const reminder = (page: Page | Frame) => page.getByRole('region', { name: 'Next in your plan' });

/** The months that can be chosen, the one that is first. */
const months = (page: Page) =>
  month(page).evaluate((select: HTMLSelectElement) =>
    [...select.options].map((option) => option.value),
  );

/** So many weeks before the first of a month, ISO 8601. */
function weeksBefore(leave: string, weeks: number) {
  return new Date(Date.parse(`${leave}-01`) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

/** '1 September 2027'. */
const formatDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The days and titles of a calendar file. */
function readCalendarEntries(calendar: string) {
  const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');
  const values = (name: string) =>
    unfolded.filter((line) => line.startsWith(name)).map((line) => line.replace(/^[^:]*:/, ''));
  return values('DTSTART').map((date, index) => `${date} ${values('SUMMARY')[index]}`);
}

test('by keyboard, with scripts: month, stay, ticks, calendar, form; and the confirmation repeats the plan', async ({
  page,
  site,
}) => {
  await page.goto(plannerPath('germany-internship', '&sort=name'));
  await waitForHydration(page);
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url()));

  // The first month that hurries nobody is chosen, and each change is in the address.
  const first = await month(page).inputValue();
  expect(weeksBefore(first, 32) >= new Date().toISOString().slice(0, 10)).toBe(true);
  await month(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(month(page)).toBeFocused();
  const leave = await month(page).inputValue();
  expect(leave).toBe((await months(page))[(await months(page)).indexOf(first) + 1]);
  await expect(page).toHaveURL(
    `/global-programs?age=22&length=12-months&sort=name&plan=germany-internship&leave=${leave}`,
  );
  const departure = formatDay(`${leave}-01`);
  await expect(timelineHeading(page)).toHaveText(`You leave on ${departure}`);
  const passport = page.getByRole('listitem').filter({ has: box(page, /^Passport/) });
  await expect(passport.locator('time')).toHaveAttribute('datetime', weeksBefore(leave, 32));
  await expect(page.getByRole('status').filter({ hasText: departure })).toContainText(
    `Start with “Passport” by ${formatDay(weeksBefore(leave, 32))}`,
  );
  await page.getByLabel('How long you want to stay').selectOption('6 months');
  await expect(page).toHaveURL(/length=6-months/);

  // What is ready is ready for every plan, also after a reload.
  await box(page, /^Passport/).press('Space');
  await expect(count(page)).toHaveText('1 of 8 documents is ready.');
  await page.reload();
  await waitForHydration(page);
  await expect(box(page, /^Passport/)).toBeChecked();
  await expect(count(page)).toHaveText('1 of 8 documents is ready.');
  await expect(month(page)).toHaveValue(leave);
  await expect(page.getByText('Your ticks stay in this browser.')).toBeVisible();

  const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(box(page, /^Passport/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  told.length = 0;
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar (.ics)' }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`germany-internship-${leave}.ics`);
  const entries = readCalendarEntries(await readFile(await download.path(), 'utf8'));
  expect(entries).toHaveLength(11);
  expect(entries[0]).toBe(
    `${weeksBefore(leave, 32).replaceAll('-', '')} Start: Passport valid at least 2 years (Germany\\, Internship)`,
  );
  expect(entries.at(-1)).toBe(`${leave.replace('-', '')}01 You leave (Germany\\, Internship)`);
  expect(
    told.filter((url) => url.includes('plan=')),
    'requests that tell the plan',
  ).toEqual([]);

  await page.getByRole('link', { name: 'Apply for Germany' }).first().press('Enter');
  await expect(page).toHaveURL(/\/apply\/international-internship\?.*&leave=\d{4}-\d\d$/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('Preferred destination')).toHaveValue('germany');
  await expect(frame.getByRole('radio', { name: '6 months' })).toBeChecked();
  const own = page.frame({ url: /embed/ });
  if (!own) throw new Error('no frame');
  await waitForHydration(own);
  const email = newEmail();
  const typed = {
    'First name': 'Nusrat',
    'Last name': 'Rahman',
    'Email address': email,
    'Phone number': '+880 1700-000000',
    'Date of birth': '2003-03-14',
    Nationality: 'Bangladeshi',
    'Institution name': 'University of Dhaka',
    'Field of study': 'Tourism',
    'Graduation year': '2027',
    'Preferred start date': `${leave}-01`,
    'Motivation letter': sampleLetter,
  };
  for (const [label, text] of Object.entries(typed)) {
    await own.getByLabel(label, { exact: true }).fill(text);
  }
  const chosen = ['2nd year or above', 'Culinary Arts', 'Intermediate', 'Valid 2 years or more'];
  for (const name of chosen) await own.getByRole('radio', { name, exact: true }).check();
  await own.getByRole('checkbox', { name: /^I agree/ }).check();
  await own.getByRole('button', { name: 'Submit Application' }).press('Enter');
  await expect(reminder(own)).toContainText(`Germany, Internship: you leave on ${departure}.`);
  // The passport is ready.
  await expect(reminder(own).getByRole('listitem').first()).toContainText('Academic transcripts');
  await expect(reminder(own)).toContainText('and 4 more');
  expect(await findSubmissions(site, email)).toMatchObject([{ preferredDestination: 'germany' }]);
  await reminder(own).getByRole('link', { name: 'See the whole plan' }).press('Enter');
  await expect(page).toHaveURL(`/global-programs?plan=germany-internship&leave=${leave}`);
  await expect(timelineHeading(page)).toHaveText(`You leave on ${departure}`);
});

test('a late month, with a storage that is blocked: what is red, what is ticked, and the form in the page', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(plannerPath('agriculture-internship'));
  const [late] = await months(page);
  await page.goto(plannerPath('agriculture-internship', `&leave=${late}`));
  // What is said before scripts come is the visitor's word.
  await page.getByLabel('How long you want to stay').selectOption('12-18 months');
  await box(page, /^Passport/).check();
  await waitForHydration(page);
  await expect(page).not.toHaveURL(/length=/);
  await expect(page.getByText(/the day to apply was/)).toBeVisible();
  await expect(box(page, /^Passport/)).toBeChecked();
  await expect(count(page)).toHaveText('1 of 9 documents is ready.');
  await expect(page.getByText(/^Start today/)).toHaveCount(8);
  await expect(page.getByText('Your ticks stay in this browser.')).toHaveCount(0);

  await page.getByRole('link', { name: /^Plan for/ }).press('Enter');
  await expect(month(page)).toBeFocused();
  await expect(page.getByText(/the day to apply was/)).toHaveCount(0);
  await expect(page.getByText(/^Start today/)).toHaveCount(0);
  const leave = await month(page).inputValue();

  await page.getByRole('link', { name: 'Apply for Denmark' }).first().press('Enter');
  await expect(page).toHaveURL(/\/apply\/agriculture-internship\?.*plan=denmark-livestock-/);
  await waitForHydration(page);
  const email = newEmail();
  await fillInForm(page, email);
  await submitButton(page).press('Enter');
  await expect(reminder(page)).toContainText(
    `Denmark, Livestock Traineeship: you leave on ${formatDay(`${leave}-01`)}.`,
  );
  await expect(reminder(page).getByRole('listitem')).toHaveCount(3);
  // A tick that no storage keeps ends with its page.
  await expect(reminder(page)).toContainText('Passport');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('a passport that is valid long enough is neither to be applied for nor in the calendar', async ({
  page,
  request,
}) => {
  await page.goto('/global-programs?passport=5-years&plan=germany-internship');
  await waitForHydration(page);
  await expect(box(page, /^Passport/)).toBeChecked();
  await expect(box(page, /^Passport/)).toBeDisabled();
  await expect(page.getByText('there is nothing to apply for')).toBeVisible();
  await expect(count(page)).toHaveText('1 of 8 documents is ready.');
  await expect(page.getByText(/^Start with “Passport”/)).toHaveCount(0);
  const calendar = page.getByRole('link', { name: 'Add to calendar (.ics)' });
  const file = await request.get((await calendar.getAttribute('href')) ?? '');
  const entries = readCalendarEntries(await file.text());
  expect(entries).toHaveLength(10);
  expect(entries.join()).not.toContain('Passport');
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('at home: the documents of the mail, no passport, and weeks to prepare', async ({ page }) => {
  await page.goto('/global-programs?plan=virtual-internship');
  await waitForHydration(page);
  await expect(page.getByRole('checkbox', { name: /./ })).toHaveCount(5);
  await expect(box(page, /^Passport/)).toHaveCount(0);
  await expect(page.getByText('We usually allow about 4 weeks from the form')).toBeVisible();
  const leave = await month(page).inputValue();
  expect(weeksBefore(leave, 4) > new Date().toISOString().slice(0, 10)).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('who comes without a plan, or with one of another programme, is shown none', async ({
  page,
}) => {
  await page.goto('/apply/virtual-internship?plan=germany-internship&leave=2027-09');
  await waitForHydration(page);
  await fillInForm(page, newEmail());
  await submitButton(page).click();
  await expect(page.getByText(/^OPR-/)).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

  test('the server plans, makes the calendar, and the confirmation repeats the plan', async ({
    page,
    request,
    site,
  }) => {
    await page.goto(plannerPath('denmark-livestock-traineeship', '&compare=study-abroad'));
    const leave = (await months(page)).at(-1) ?? '';
    await month(page).selectOption(leave);
    await page.getByRole('button', { name: 'Work out the dates' }).press('Enter');
    await expect(page).toHaveURL(/\?age=22&compare=study-abroad&plan=denmark/);
    await expect(month(page)).toHaveValue(leave);
    await expect(page.getByLabel('How long you want to stay')).toHaveValue('12-months');
    const departure = formatDay(`${leave}-01`);
    await expect(timelineHeading(page)).toHaveText(`You leave on ${departure}`);
    await box(page, /^Passport/).check();
    await expect(count(page)).toBeHidden();
    await expect(page.getByText('Your ticks stay in this browser.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
    const answer = await request.get(file ?? '');
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const entries = readCalendarEntries(await answer.text());
    expect(entries[0]).toContain(weeksBefore(leave, 32).replaceAll('-', ''));
    expect(entries.at(-1)).toContain(`${leave.replace('-', '')}01 You leave`);
    const unknown = await request.get('/global-programs/plan.ics?plan=mars&leave=2027-09');
    expect(unknown.status()).toBe(404);
    expect(site.output()).toContain('"path":"/global-programs/plan.ics"');
    expect(site.output()).not.toContain('denmark-livestock');

    await page.getByRole('link', { name: 'Apply for Denmark' }).first().press('Enter');
    await expect(page.getByLabel('Preferred destination')).toHaveValue('denmark');
    await expect(page.getByLabel('12 months')).toBeChecked();
    const email = newEmail();
    await fillInForm(page, email);
    await page.getByLabel('Phone number').fill('01700');
    await submitButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText([requiredMessages.phone]);
    await page.getByLabel('Phone number').fill('01700 000000');
    await submitButton(page).click();
    await expect(page).toHaveURL(/received\?.*&plan=denmark-livestock-traineeship&leave=/);
    await expect(reminder(page)).toContainText(
      `Denmark, Livestock Traineeship: you leave on ${departure}.`,
    );
    await expect(reminder(page).getByRole('listitem').first()).toContainText('Passport');
    const [stored] = await findSubmissions(site, email);

    // An application is confirmed whatever stands beside its reference.
    await page.goto(page.url().replace('denmark-livestock-traineeship', 'mars'));
    await expect(page.getByText(stored?.reference ?? 'none')).toBeVisible();
    await expect(reminder(page)).toHaveCount(0);
  });
});

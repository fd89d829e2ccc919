import { readFile } from 'node:fs/promises';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  fillInForm,
  newEmail,
  sampleLetter,
  skipSendingTime,
  submitButton,
} from '../helpers/application-form.ts';
import {
  box,
  count,
  formatDay,
  month,
  plannerPath,
  readCalendarEntries,
  readMonths,
  reminder,
  timelineHeading,
  weeksBefore,
} from '../helpers/document-planner.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

test.use({ viewport: { width: 390, height: 844 } });

test('by keyboard with scripts: month, length of stay, ticks, calendar file and form work, and the confirmation repeats the plan', async ({
  page,
  site,
}) => {
  await page.goto(plannerPath('germany-internship', '&sort=name'));
  await waitForHydration(page);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));

  // The default is the first month that leaves enough time. Each change is in the URL.
  const defaultMonth = await month(page).inputValue();
  expect(weeksBefore(defaultMonth, 32) >= new Date().toISOString().slice(0, 10)).toBe(true);
  await month(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(month(page)).toBeFocused();
  const departureMonth = await month(page).inputValue();
  expect(departureMonth).toBe(
    (await readMonths(page))[(await readMonths(page)).indexOf(defaultMonth) + 1],
  );
  await expect(page).toHaveURL(
    `/global-programs?age=22&length=12-months&sort=name&plan=germany-internship&leave=${departureMonth}`,
  );
  const departure = formatDay(`${departureMonth}-01`);
  await expect(timelineHeading(page)).toHaveText(`You leave on ${departure}`);
  const passport = page.getByRole('listitem').filter({ has: box(page, /^Passport/) });
  await expect(passport.locator('time')).toHaveAttribute(
    'datetime',
    weeksBefore(departureMonth, 32),
  );
  await expect(page.getByRole('status').filter({ hasText: departure })).toContainText(
    `Start with “Passport” by ${formatDay(weeksBefore(departureMonth, 32))}`,
  );
  await page.getByLabel('How long you want to stay').selectOption('6 months');
  await expect(page).toHaveURL(/length=6-months/);

  // A tick counts for every plan, and stays after a reload.
  await box(page, /^Passport/).press('Space');
  await expect(count(page)).toHaveText('1 of 8 documents is ready.');
  await page.reload();
  await waitForHydration(page);
  await expect(box(page, /^Passport/)).toBeChecked();
  await expect(count(page)).toHaveText('1 of 8 documents is ready.');
  await expect(month(page)).toHaveValue(departureMonth);
  await expect(page.getByText('Your ticks stay in this browser.')).toBeVisible();

  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(box(page, /^Passport/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  requestedUrls.length = 0;
  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar (.ics)' }).press('Enter');
  const download = await downloadStarted;
  expect(download.suggestedFilename()).toBe(`germany-internship-${departureMonth}.ics`);
  const entries = readCalendarEntries(await readFile(await download.path(), 'utf8'));
  expect(entries).toHaveLength(11);
  expect(entries[0]).toBe(
    `${weeksBefore(departureMonth, 32).replaceAll('-', '')} Start: Passport valid at least 2 years (Germany\\, Internship)`,
  );
  expect(entries.at(-1)).toBe(
    `${departureMonth.replace('-', '')}01 You leave (Germany\\, Internship)`,
  );
  expect(
    requestedUrls.filter((url) => url.includes('plan=')),
    'requests that contain the plan',
  ).toEqual([]);

  await page.getByRole('link', { name: 'Apply for Germany' }).first().press('Enter');
  await expect(page).toHaveURL(/\/apply\/international-internship\?.*&leave=\d{4}-\d\d$/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('Preferred destination')).toHaveValue('germany');
  await expect(frame.getByRole('radio', { name: '6 months' })).toBeChecked();
  await expect(frame.getByLabel('Preferred start date')).toHaveValue(`${departureMonth}-01`);
  const embedded = page.frame({ url: /embed/ });
  if (!embedded) throw new Error('The page has no iframe with the form');
  await waitForHydration(embedded);
  const email = newEmail();
  const texts = {
    'First name': 'Nusrat',
    'Last name': 'Rahman',
    'Email address': email,
    'Phone number': '+880 1700-000000',
    'Date of birth': '2003-03-14',
    Nationality: 'Bangladeshi',
    'Institution name': 'University of Dhaka',
    'Field of study': 'Tourism',
    'Graduation year': '2027',
    'Preferred start date': `${departureMonth}-01`,
    'Motivation letter': sampleLetter,
  };
  for (const [label, text] of Object.entries(texts)) {
    await embedded.getByLabel(label, { exact: true }).fill(text);
  }
  const choices = ['2nd year or above', 'Culinary Arts', 'Intermediate', 'Valid 2 years or more'];
  for (const name of choices) await embedded.getByRole('radio', { name, exact: true }).check();
  await embedded.getByRole('checkbox', { name: /^I agree/ }).check();
  await embedded.getByRole('button', { name: 'Submit Application' }).press('Enter');
  await expect(reminder(embedded)).toContainText(`Germany, Internship: you leave on ${departure}.`);
  // The passport is ticked, so it isn't listed.
  await expect(reminder(embedded).getByRole('listitem').first()).toContainText(
    'Academic transcripts',
  );
  await expect(reminder(embedded)).toContainText('and 4 more');
  expect(await findSubmissions(site, email)).toMatchObject([{ preferredDestination: 'germany' }]);
  await reminder(embedded).getByRole('link', { name: 'See the whole plan' }).press('Enter');
  await expect(page).toHaveURL(`/global-programs?plan=germany-internship&leave=${departureMonth}`);
  await expect(timelineHeading(page)).toHaveText(`You leave on ${departure}`);
});

test('a late month shows warnings; without storage, ticks last until the page closes; the form in the page repeats the plan', async ({
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
  const [late] = await readMonths(page);
  await page.goto(plannerPath('agriculture-internship', `&leave=${late}`));
  // Values that are chosen before hydration stay.
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
  const departureMonth = await month(page).inputValue();

  await page.getByRole('link', { name: 'Apply for Denmark' }).first().press('Enter');
  await expect(page).toHaveURL(/\/apply\/agriculture-internship\?.*plan=denmark-livestock-/);
  await waitForHydration(page);
  const email = newEmail();
  await fillInForm(page, email);
  await submitButton(page).press('Enter');
  await expect(reminder(page)).toContainText(
    `Denmark, Livestock Traineeship: you leave on ${formatDay(`${departureMonth}-01`)}.`,
  );
  await expect(reminder(page).getByRole('listitem')).toHaveCount(3);
  // Without storage, the tick is lost on the next page.
  await expect(reminder(page)).toContainText('Passport');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('a passport that is valid long enough is ticked and not in the calendar file', async ({
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

test('a programme at home needs five documents, no passport, and about four weeks', async ({
  page,
}) => {
  await page.goto('/global-programs?plan=virtual-internship');
  await waitForHydration(page);
  await expect(page.getByRole('checkbox', { name: /./ })).toHaveCount(5);
  await expect(box(page, /^Passport/)).toHaveCount(0);
  await expect(page.getByText('We usually allow about 4 weeks from the form')).toBeVisible();
  const departureMonth = await month(page).inputValue();
  expect(weeksBefore(departureMonth, 4) > new Date().toISOString().slice(0, 10)).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the confirmation shows no plan if the plan is for another programme', async ({ page }) => {
  await page.goto('/apply/virtual-internship?plan=germany-internship&leave=2027-09');
  await waitForHydration(page);
  await fillInForm(page, newEmail());
  await submitButton(page).click();
  await expect(page.getByRole('main').getByText(/^OPR-/)).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
});

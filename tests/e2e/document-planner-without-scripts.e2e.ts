import {
  errorSummary,
  fillInForm,
  newEmail,
  requiredMessages,
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

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

  test('the server works out the plan and the calendar file, and the confirmation repeats the plan', async ({
    page,
    request,
    site,
  }) => {
    await page.goto(plannerPath('denmark-livestock-traineeship', '&compare=study-abroad'));
    const departureMonth = (await readMonths(page)).at(-1) ?? '';
    await month(page).selectOption(departureMonth);
    await page.getByRole('button', { name: 'Work out the dates' }).press('Enter');
    await expect(page).toHaveURL(/\?age=22&compare=study-abroad&plan=denmark/);
    await expect(month(page)).toHaveValue(departureMonth);
    await expect(page.getByLabel('How long you want to stay')).toHaveValue('12-months');
    const departure = formatDay(`${departureMonth}-01`);
    await expect(timelineHeading(page)).toHaveText(`You leave on ${departure}`);
    await box(page, /^Passport/).check();
    await expect(count(page)).toBeHidden();
    await expect(page.getByText('Your ticks stay in this browser.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
    const response = await request.get(file ?? '');
    expect(response.headers()['content-type']).toContain('text/calendar');
    const entries = readCalendarEntries(await response.text());
    expect(entries[0]).toContain(weeksBefore(departureMonth, 32).replaceAll('-', ''));
    expect(entries.at(-1)).toContain(`${departureMonth.replace('-', '')}01 You leave`);
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

    // With an unknown plan in the URL, the application is still confirmed.
    await page.goto(page.url().replace('denmark-livestock-traineeship', 'mars'));
    await expect(page.getByText(stored?.reference ?? 'none')).toBeVisible();
    await expect(reminder(page)).toHaveCount(0);
  });
});

import { nationalities } from '#content/nationalities.ts';
import { getDateRange } from '#domain/submissions/date-ranges.ts';
import { formPath, openForm } from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(new Date());
const dateFields = { 'Date of birth': 'birth', 'Preferred start date': 'start' } as const;

test('the date fields are the browser’s own, and their pickers offer plausible days', async ({
  page,
}) => {
  const before = today();
  await page.goto(formPath);
  for (const [label, range] of Object.entries(dateFields)) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('type', 'date');
    const shown = { min: await field.getAttribute('min'), max: await field.getAttribute('max') };
    // The day may change in Dhaka during the test.
    const possible = [before, today()].map((day) => getDateRange(range, day));
    expect(possible.map(({ min, max }) => ({ min, max }))).toContainEqual(shown);
  }
  await expect(page.getByLabel('Date of birth')).toHaveAttribute('autocomplete', 'bday');
});

/** The order of day, month and year in the languages that the test runs in. */
const examples = {
  'en-GB': /^For example 14\/03\/\d{4}$/,
  'en-US': /^For example 03\/14\/\d{4}$/,
  'de-DE': /^For example 14\.03\.\d{4}$/,
};

for (const [locale, example] of Object.entries(examples)) {
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    test('each date field has an example in the order of the browser', async ({ page }) => {
      await openForm(page);
      for (const label of Object.keys(dateFields)) {
        await expect(page.getByLabel(label)).toHaveAccessibleDescription(example);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a date field has no example, and no empty line in its place', async ({ page }) => {
    await page.goto(formPath);
    for (const [label, name] of [
      ['Date of birth', 'dateOfBirth'],
      ['Preferred start date', 'preferredStartDate'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription('');
      await expect(page.locator(`#${name}-hint`)).toBeHidden();
    }
  });
});

test('a day outside the picker’s range can be typed, without a message', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Date of birth').fill('1959-05-06');
  await page.getByLabel('Date of birth').blur();
  await expect(page.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('#dateOfBirth-message')).toHaveCount(0);
});

test('the nationality suggests Bangladeshi first, and takes any other', async ({ page }) => {
  await openForm(page);
  const nationality = page.getByRole('combobox', { name: 'Nationality' });
  const list = page.locator(`datalist#${await nationality.getAttribute('list')}`);
  const values = await list
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual(nationalities.en);
  expect(values[0]).toBe('Bangladeshi');
  await nationality.fill('Norwegian');
  await nationality.blur();
  await expect(nationality).toHaveAttribute('aria-invalid', 'false');
  await expect(nationality).toHaveValue('Norwegian');
});

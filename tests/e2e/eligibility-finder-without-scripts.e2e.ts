import {
  cells,
  columns,
  countOpportunities,
  groups,
  heading,
  readStatedCounts,
  sharedFacts,
} from '../helpers/eligibility-finder.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the results; order, filters, comparison and Back work', async ({
    page,
  }) => {
    await page.goto('/global-programs');
    await page.getByLabel('Your age').fill('22');
    await page.getByLabel('Your English').selectOption('basic');
    await page.getByLabel('How long you want to stay').selectOption('up to 12 months');
    await page.getByRole('button', { name: 'Show me where' }).press('Enter');
    for (const group of groups) await expect(heading(page, group)).toBeVisible();
    await expect(page.getByText('Our server reads it to answer')).toBeVisible();
    await expect(page.getByLabel('Your age')).toHaveValue('22');
    const [openNow = 0, almost = 0] = await readStatedCounts(page);
    expect(await countOpportunities(page)).toBe(openNow + almost);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);

    await page.getByLabel('Sorted by').selectOption('name');
    await page.getByRole('checkbox', { name: 'Compare Hotel Immersion' }).check();
    await page.getByRole('button', { name: 'Show me where' }).press('Enter');
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole('checkbox', { name: 'Compare Hotel Immersion' })).toBeChecked();
    await page.getByRole('link', { name: /^Asia \d/ }).press('Enter');
    await expect(page).toHaveURL(/show=asia&compare=hotel-immersion#now$/);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^All \d/ })).toHaveAttribute(
      'aria-current',
      'true',
    );

    // A comparison needs two opportunities, and names unknown ones.
    await page.getByRole('button', { name: 'Compare 1' }).press('Enter');
    await expect(page).toHaveURL(/compare=hotel-immersion&view=compare/);
    await expect(heading(page, 'One option chosen')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto(`${page.url()}&compare=mars`);
    await expect(page.getByText('We don’t know “mars”')).toBeVisible();
    await page.getByRole('link', { name: 'Choose one more' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Compare Hotel Immersion' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Compare Germany' }).check();
    await page.getByRole('button', { name: 'Compare 1' }).press('Enter');
    await expect(heading(page, 'Two options compared')).toBeVisible();
    await expect(columns(page)).toHaveText([/Germany/, 'Hotel Immersion']);
    await expect(cells(page, /^Passport/)).toHaveText(['Valid 2 years', 'None needed']);
    await expect(sharedFacts(page).first()).toHaveText('Can I go?Now');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.getByRole('link', { name: 'Plan Germany' }).press('Enter');
    await expect(heading(page, 'Germany, Internship')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Can I go?' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Compare Hotel Immersion' })).toBeChecked();
  });

  test('the longest comparison fits one printed page, and doesn’t scroll horizontally at 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const ids = [
      'usa-teacher',
      'medical-internships',
      'china-hospitality-internship-with-mandarin',
    ];
    await page.goto(
      `/global-programs?age=17&studies=grade-12&field=hospitality&english=beginner&passport=6-months&where=asia&length=1-month&view=compare&compare=${ids.join('&compare=')}`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

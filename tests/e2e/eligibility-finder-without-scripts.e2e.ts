import {
  countOpportunities,
  groups,
  heading,
  openSentence,
  readStatedCounts,
} from '../helpers/eligibility-finder.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the results; order, filters and Back work', async ({ page }) => {
    await page.goto('/global-programs');
    await page.getByLabel('Your age').fill('22');
    await page.getByLabel('Your studies').selectOption('in my 2nd year');
    await page.getByLabel('Your English').selectOption('basic');
    await page
      .getByLabel('Your passport', { exact: true })
      .selectOption('a passport valid 2 years');
    await page.getByLabel('How long you want to stay').selectOption('up to 12 months');
    await page.getByRole('button', { name: 'Show me where' }).press('Enter');
    for (const group of groups) await expect(heading(page, group)).toBeVisible();
    await openSentence(page);
    await expect(page.getByText('Our server reads it to answer')).toBeVisible();
    await expect(page.getByLabel('Your age')).toHaveValue('22');
    const [openNow, couldFit, almost] = await readStatedCounts(page);
    expect(await countOpportunities(page)).toBe(openNow + couldFit + almost);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);

    await page.getByLabel('Sorted by').selectOption('name');
    await page.getByRole('button', { name: 'Sort' }).press('Enter');
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole('link', { name: /^Asia \d/ }).press('Enter');
    await expect(page).toHaveURL(/show=asia#now$/);
    await page.goBack();
    await expect(page.getByText(/^All \d/)).toHaveAttribute('aria-current', 'true');
  });
});

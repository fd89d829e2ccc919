import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** The services for employers, including the one for all audiences. */
const forEmployers = ['Talent acquisition', 'HR development', 'Career guidance'];

test('the arrow keys choose an audience, and only its services are shown', async ({ page }) => {
  await page.goto('/services');
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: 'All 10' })).toBeChecked();
  await expect(page.locator('main ol > li')).toHaveCount(10);
  await page.getByRole('radio', { name: 'All 10' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Employers 3' })).toBeChecked();
  await expect(page.locator('main ol').getByRole('heading')).toHaveText(forEmployers);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works, and All shows every service again', async ({ page }) => {
    await page.goto('/services');
    await page.getByText('Employers 3').click();
    await expect(page.locator('main ol').getByRole('heading')).toHaveText(forEmployers);
    await page.getByText('All 10').click();
    await expect(page.locator('main ol').getByRole('heading')).toHaveCount(10);
  });
});

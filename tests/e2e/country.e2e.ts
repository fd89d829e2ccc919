import { expect, test } from '../helpers/test.ts';

const countryPath = '/destinations/germany';

test('the tabs start with What’s Included, and the arrow keys change them', async ({ page }) => {
  await page.goto(countryPath);
  const included = page.getByRole('tab', { name: "What's Included" });
  const notIncluded = page.getByRole('tab', { name: 'Not Included' });
  await expect(included).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await included.focus();
  await page.keyboard.press('ArrowRight');
  await expect(notIncluded).toBeFocused();
  await expect(notIncluded).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Not Included' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(included).toBeFocused();
});

test('the buttons of a country page lead where the specification says', async ({ page }) => {
  await page.goto(countryPath);
  const main = page.getByRole('main');
  for (const [name, to] of [
    ['Apply Now', '/contact?about=germany'],
    ['Apply online', '/apply/international-internship?destination=germany'],
    ['Book Free Consultation', '/contact?about=germany'],
    ['View Other Destinations', '/destinations'],
    ['Talk to an Advisor', '/contact?about=germany'],
    ['Explore More Countries', '/destinations'],
  ] as const) {
    for (const link of await main.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('href', to);
    }
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tab Not Included opens', async ({ page }) => {
    await page.goto(countryPath);
    await page.getByRole('link', { name: 'Not Included' }).click();
    await expect(page.locator('#not-included').getByText('Personal expenses')).toBeVisible();
  });
});

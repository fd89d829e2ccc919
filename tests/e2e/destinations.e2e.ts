import { destinations } from '#content/destinations/destinations.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const countCountries = (...regions: string[]) =>
  destinations.filter(({ region }) => regions.includes(region)).length;

test('every country has one poster', async ({ page }) => {
  await page.goto('/destinations');
  for (const { slug } of destinations) {
    await expect(page.locator(`[data-region] a[href="/destinations/${slug}"]`)).toHaveCount(1);
  }
});

test('the filter shows one region, announces the number of countries, and scrolls to them', async ({
  page,
}) => {
  await page.goto('/destinations');
  await waitForHydration(page);
  const europe = page.getByRole('heading', { name: 'Europe', exact: true });
  const asia = page.getByRole('heading', { name: 'Asia & Middle East', exact: true });

  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Europe' })).toBeChecked();
  await expect(
    page.getByRole('status').filter({ hasText: `${countCountries('europe')} countries shown` }),
  ).toBeAttached();
  await expect(asia).toBeHidden();

  await page.getByRole('link', { name: 'Greece' }).last().scrollIntoViewIfNeeded();
  await page.getByText('Asia & Middle East', { exact: true }).first().click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${countCountries('asia', 'middle-east')} countries shown` }),
  ).toBeAttached();
  await expect(europe).toBeHidden();
  await expect(asia).toBeInViewport();
});

test('the links of the overview lead where the specification says', async ({ page }) => {
  await page.goto('/destinations');
  const main = page.getByRole('main');
  for (const [name, to] of [
    ['Ask us about a country', '/contact'],
    ['Compare the programmes', '/global-programs'],
    ['Send an application', '/apply'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', to);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works', async ({ page }) => {
    await page.goto('/destinations');
    await page.getByText('Americas & Pacific', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Europe', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Americas & Pacific' })).toBeVisible();
  });
});

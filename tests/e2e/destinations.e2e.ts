import { destinations } from '#content/destinations/destinations.ts';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
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

test('each poster shows the stipend and the stay, without overflow or unwanted line breaks', async ({
  page,
}) => {
  await page.goto('/destinations');
  const germany = page.locator('[data-region] a[href="/destinations/germany"]');
  await expect(germany).toHaveAccessibleName('Germany EUR 800–1,300 a month 6 months to 3.5 years');
  for (const width of [320, 390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator('[data-country] a').evaluateAll((posters) =>
      posters.map((poster) => {
        const caption = poster.lastElementChild as HTMLElement;
        const facts = caption.lastElementChild as HTMLElement;
        return {
          name: poster.textContent,
          overflow: caption.scrollWidth - caption.clientWidth,
          // The stipend is on one line, the stay on at most two.
          heights: [...facts.children].map(
            (line) =>
              line.getBoundingClientRect().height /
              Number.parseFloat(getComputedStyle(line).lineHeight),
          ),
        };
      }),
    );
    expect(lines).toHaveLength(destinations.length);
    for (const { name, overflow, heights } of lines) {
      expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0);
      expect(heights[0], `${name} at ${width}`).toBeLessThan(1.1);
      expect(heights[1], `${name} at ${width}`).toBeLessThan(width < 384 ? 2.1 : 1.1);
    }
  }
});

test('the compared countries are stacked on phones, so that nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/destinations');
  const rights = await page
    .getByRole('table')
    .locator('td, th')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(20);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
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
  await page.getByRole('main').getByText('Asia & Middle East', { exact: true }).first().click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${countCountries('asia', 'middle-east')} countries shown` }),
  ).toBeAttached();
  await expect(europe).toBeHidden();
  await expect(asia).toBeInViewport();
});

test('the filter announces the number of countries in Bengali', async ({ page }) => {
  await page.goto('/bn/destinations');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'সব' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'ইউরোপ' })).toBeChecked();
  const count = toBengaliDigits(countCountries('europe'));
  await expect(
    page.getByRole('status').filter({ hasText: `${count}টি দেশ দেখানো হচ্ছে` }),
  ).toBeAttached();
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
    await page.getByRole('main').getByText('Americas & Pacific', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Europe', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Americas & Pacific' })).toBeVisible();
  });
});

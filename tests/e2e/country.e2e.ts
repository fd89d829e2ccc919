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
    ['Apply Now', '/contact?about=germany#message'],
    ['Apply online', '/apply/international-internship?destination=germany'],
    ['Book Free Consultation', '/contact?about=germany#message'],
    ['View Other Destinations', '/destinations'],
    ['Talk to an Advisor', '/contact?about=germany#message'],
    ['Explore More Countries', '/destinations'],
  ] as const) {
    for (const link of await main.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('href', to);
    }
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
});

for (const slug of ['germany', 'usa', 'greece', 'uae']) {
  test(`the facts of ${slug} stand below the hero's buttons, and below the poster on the desktop`, async ({
    page,
  }) => {
    await page.goto(`/destinations/${slug}`);
    const facts = page.getByRole('heading', { name: 'Key facts' }).locator('..');
    const buttons = page.getByRole('link', { name: 'Book Free Consultation' }).first();
    const poster = page.getByRole('img', { name: /^Poster of/ }).first();
    const programs = page.getByRole('heading', { name: 'Available Programs' });
    for (const width of [320, 390, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [bar, button, picture, next] = await Promise.all(
        [facts, buttons, poster, programs].map((locator) =>
          locator.evaluate((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            return { top, bottom, left, right };
          }),
        ),
      );
      if (!bar || !button || !picture || !next)
        throw new Error(
          `${slug} at ${width}: the facts, the button, the picture or the next section is missing`,
        );
      expect(bar.left, `${width}`).toBeGreaterThanOrEqual(0);
      expect(bar.right, `${width}`).toBeLessThanOrEqual(width);
      expect(bar.bottom, `${width}`).toBeLessThan(next.top);
      if (width < 1024) expect(bar.top, `${width}`).toBeGreaterThan(button.bottom);
      else expect(bar.top, `${width}`).toBeGreaterThan(picture.bottom);
      // The facts overflow neither the bar nor their own column.
      expect(
        await facts.evaluate((element) => element.scrollWidth - element.clientWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tab Not Included opens', async ({ page }) => {
    await page.goto(countryPath);
    await page.getByRole('link', { name: 'Not Included' }).click();
    await expect(page.locator('#not-included').getByText('Personal expenses')).toBeVisible();
  });
});

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
    ['Apply Now', '/contact?about=germany&intent=apply#message'],
    ['Apply for this internship', '/apply/international-internship?destination=germany'],
    ['Book Free Consultation', '/contact?about=germany&intent=consultation#message'],
    ['View Other Destinations', '/destinations'],
    ['Talk to an Advisor', '/contact?about=germany&intent=consultation#message'],
    ['Explore More Countries', '/destinations'],
  ] as const) {
    for (const link of await main.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('href', to);
    }
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
});

for (const slug of ['germany', 'usa', 'greece', 'uae']) {
  test(`the facts of ${slug} are a row below the hero's buttons, and readable at every width`, async ({
    page,
  }) => {
    await page.goto(`/destinations/${slug}`);
    const facts = page.getByRole('list', { name: 'Key facts' });
    await expect(facts.getByRole('listitem')).toHaveCount(3);
    const buttons = page.getByRole('link', { name: 'Book Free Consultation' }).first();
    for (const width of [320, 390, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [row, button] = await Promise.all([facts.boundingBox(), buttons.boundingBox()]);
      if (!row || !button)
        throw new Error(`${slug} at ${width}: the facts or the button is missing`);
      expect(row.y, `${width}`).toBeGreaterThan(button.y + button.height);
      expect(row.x + row.width, `${width}`).toBeLessThanOrEqual(width);
      if (width >= 390) expect(row.height, `${width}`).toBeLessThanOrEqual(100);
      const texts = await facts
        .locator('b, small')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      for (const [index, { left, right, top, bottom }] of texts.entries()) {
        const overlapping = texts.filter(
          (other, at) =>
            at > index &&
            other.left < right - 1 &&
            left < other.right - 1 &&
            other.top < bottom - 1 &&
            top < other.bottom - 1,
        );
        expect(overlapping, `${slug} at ${width}`).toEqual([]);
      }
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

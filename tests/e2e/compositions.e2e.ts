import { expect, test } from '../helpers/test.ts';

const answer =
  'global-programs?age=22&studies=year-2&field=hospitality&english=basic&passport=2-years';

test('about half of the fifth poster on the home page is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const visible = await page
    .locator('[data-scroller] + ul > li')
    .nth(4)
    .evaluate((item) => {
      const { left, width } = item.getBoundingClientRect();
      return (innerWidth - left) / width;
    });
  expect(visible).toBeGreaterThan(0.4);
  expect(visible).toBeLessThan(0.6);
});

for (const edition of ['/', '/bn/']) {
  test(`the first action of ${edition}global-programs/student-exchange is above 560 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${edition}global-programs/student-exchange`);
    const box = await page.locator('main .actions a').first().boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(560);
  });

  test(`on a phone the counts of ${edition}global-programs are on one line, and large enough for touch`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(edition + answer);
    const boxes = await page
      .locator('.result-counts a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
  });
}

test('the closing picture of a country is beside the heading, not behind it', async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/destinations/france');
    const closing = page.locator('main section').last();
    const heading = await closing.getByRole('heading').boundingBox();
    const picture = await closing.locator('img').boundingBox();
    if (!heading || !picture) throw new Error(`France at ${width}: no heading or no picture`);
    expect(heading.x + heading.width).toBeLessThanOrEqual(picture.x);
  }
});

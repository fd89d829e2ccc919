import { hideLaterContent } from '../helpers/hide-later-content.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const answer =
  '/global-programs?age=22&studies=year-2&field=hospitality&english=basic&passport=2-years';

/**
 * The most that a page may be high on a phone, in CSS pixels, with the countries and programmes of the specification. Long pages
 * lose their readers.
 */
const maxHeights: Readonly<Record<string, number>> = {
  [answer]: 4600,
  '/destinations/germany': 6400,
  '/destinations/usa': 7400,
  '/destinations/croatia': 5600,
};

for (const [path, maxHeight] of Object.entries(maxHeights)) {
  test(`on a phone ${path} is at most ${maxHeight} px high`, async ({ page }) => {
    await page.goto(path);
    await hideLaterContent(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      maxHeight,
    );
  });
}

test('an answer has at most 70 visible controls, with the folds of its rows open', async ({
  page,
}) => {
  await page.goto(answer);
  await hideLaterContent(page);
  await page.locator('details.more-rows').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  const visible = await page
    .locator('a[href], button, input, select, textarea, summary')
    .evaluateAll(
      (controls) =>
        controls.filter(
          (control) =>
            control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
            // The link that skips the header waits above the page for the focus.
            control.getBoundingClientRect().bottom > 0,
        ).length,
    );
  expect(visible).toBeGreaterThan(30);
  expect(visible).toBeLessThanOrEqual(70);
});

import type { Page } from '@playwright/test';
import {
  fillInForm,
  formPath,
  newEmail,
  openForm,
  requiredCount,
} from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ reducedMotion: 'reduce' });

const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Required answers' });
/** The boat's distance from the left end of the progress bar and from its right end, in pixels. */
const measureBoat = (page: Page) =>
  progressBar(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const boat = element.querySelector('img[src*="/boat"]')?.getBoundingClientRect();
    return { before: (boat?.left ?? 0) - left, after: right - (boat?.right ?? 0) };
  });

for (const width of [320, 390, 1440]) {
  test(`at ${width} px the boat crosses a river of 40 px as answers are given, without a transition where less motion is wished`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openForm(page);
    await expect(progressBar(page)).toHaveCount(1);
    expect((await progressBar(page).boundingBox())?.height).toBe(40);
    const start = await measureBoat(page);
    expect(start.before).toBeLessThan(12);
    await fillInForm(page, newEmail());
    await expect(progressBar(page)).toHaveAttribute('aria-valuenow', String(requiredCount));
    const end = await measureBoat(page);
    expect(end.after).toBeLessThan(12);
    expect(end.before).toBeGreaterThan(start.before + 40);
    const track = progressBar(page).locator('div');
    expect(await track.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe(
      'none',
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    test(`at ${width} px nothing claims to count the answers`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(formPath);
      await expect(page.getByLabel('First name')).toBeVisible();
      await expect(progressBar(page)).toHaveCount(0);
      await expect(page.getByText(/0 of \d+/).filter({ visible: true })).toHaveCount(0);
    });
  }
});

import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const path = '/global-programs/virtual-internship';

test('the career fields open one at a time, and the keys move through both columns', async ({
  page,
}) => {
  await page.goto(path);
  await waitForHydration(page);
  const summaries = page.locator('main summary');
  const open = page.locator('main details[open]');
  expect(await summaries.count()).toBeGreaterThanOrEqual(15);
  await expect(open).toHaveText(/^Marketing/);

  await summaries.first().focus();
  await page.keyboard.press('End');
  await expect(summaries.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open).toHaveText(/^Supply chain/);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);

  await page.keyboard.press('Home');
  await expect(summaries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(summaries.last()).toBeFocused();
  for (const back of [17, 16, 15, 14, 13, 12, 11, 10, 9]) {
    await page.keyboard.press('ArrowUp');
    await expect(summaries.nth(back - 1)).toBeFocused();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opening a career field closes the previous one', async ({ page }) => {
    await page.goto(path);
    await page.getByText('Law', { exact: true }).click();
    await expect(page.locator('main details[open]')).toHaveText(/^Law/);
  });
});

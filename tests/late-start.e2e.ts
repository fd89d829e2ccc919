import { expect, test } from './test.ts';

test.use({ allowedErrors: [/ERR_FAILED|^failed: .*\/assets\/data-/] });

test('a page whose data does not come stays plain HTML, which works', async ({ page }) => {
  await page.route('**/assets/data-*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/services');
  await refused;
  // An error that nobody caught would be told by now.
  await page.getByRole('contentinfo').getByRole('link', { name: 'For Students' }).click();
  await expect(page).toHaveURL('/national-programs/students');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

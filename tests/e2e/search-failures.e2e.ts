import { expect, test } from '../helpers/test.ts';
import { translatePage } from '../helpers/translate-page.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// What the browser says of a translated dialog and of a missing function.
test.use({
  allowedErrors: [
    /removeChild|insertBefore|NotFoundError|React error #4|is not a function|is not iterable|status of 429 .*\/browser-errors/,
  ],
});

test('a translated search: what is typed stays in the field, and Enter asks the server', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(page.getByRole('option')).toHaveCount(5);
  await translatePage(page, 'dialog[open]');
  await page.keyboard.type('jarmani');
  await expect(field).toHaveValue('jarmani');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Press Enter to search.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/global-programs\?q=jarmani$/);
  await expect(page.getByRole('main')).toContainText('Germany');
});

test('a search without a function that it needs answers from the server, and opens again', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.evaluate(() => Reflect.deleteProperty(String.prototype, 'normalize'));
  await page.keyboard.type('jarmani');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Press Enter to search.');
  await expect(page.getByRole('combobox')).toHaveValue('jarmani');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

import { expect, test } from '../helpers/test.ts';

test.use({ allowedErrors: [/enhance-home|Failed to fetch dynamically imported module/] });

test('a page works as plain HTML if the code of its components can’t be fetched', async ({
  page,
}) => {
  await page.route('**/assets/enhance-home-*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failure;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // The scripts of every page run: the header reacts to the scroll position.
  await page.mouse.wheel(0, 400);
  await expect(page.locator('body > header')).toHaveAttribute('data-solid', 'true');
  // Without its own code the slideshow shows no button, and the page doesn't claim that its scripts work.
  await expect(page.locator('[data-slideshow]')).not.toHaveAttribute('data-ready');
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
});

import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { cards, categories, failureText, test } from '../helpers/blog-service-test.ts';
import { expect } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ allowedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED|failed: .*page=2/] });

test('a list that can’t be loaded shows a message, and Try Again loads it', async ({
  page,
  wordpress,
}) => {
  wordpress.fails.set(String(categories.failingList), true);
  const response = await page.goto(`/blog?category=${categories.failingList}`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText(failureText)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  wordpress.fails.delete(String(categories.failingList));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText(failureText)).toHaveCount(0);
});

test('if more posts can’t be loaded, the others stay, and Try Again loads the first page', async ({
  page,
  wordpress,
}) => {
  await page.goto(`/blog?category=${categories.failingSecondPage}`);
  await waitForHydration(page);
  wordpress.fails.set(`${categories.failingSecondPage} page 2`, true);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText(failureText)).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  wordpress.fails.clear();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`/blog?category=${categories.failingSecondPage}`);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
});

test('without a network, the posts stay, and Try Again loads the first page', async ({ page }) => {
  await page.goto(`/blog?category=${categories.offline}`);
  await waitForHydration(page);
  await page.route(/page=2/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText(failureText)).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText('9 posts are shown.')).toBeAttached();
  await page.unroute(/page=2/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`/blog?category=${categories.offline}`);
  await expect(page.getByText(failureText)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(9);
});

test('a post that can’t be loaded shows a message, and Try Again loads it', async ({
  page,
  wordpress,
}) => {
  wordpress.fails.set('post-20', true);
  const response = await page.goto('/blog/post-20');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to load blog post. Please try again later.',
  );
  await expect(page.getByText("We couldn't find the blog post you're looking for.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  wordpress.fails.delete('post-20');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 20');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Try Again loads the list', async ({ page, wordpress }) => {
    const key = String(categories.noScript);
    wordpress.fails.set(key, true);
    await page.goto(`/blog?category=${key}&page=2`);
    await expect(page.getByText(failureText)).toBeVisible();
    wordpress.fails.delete(key);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(`/blog?category=${key}`);
    await expect(cards(page)).toHaveCount(9);
  });
});

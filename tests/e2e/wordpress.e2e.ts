import { hasRealWordPress } from '#blog/testing/real-wordpress.ts';
import { expect } from '../helpers/test.ts';
import { test } from '../helpers/wordpress-test.ts';

test.skip(!hasRealWordPress, 'set WORDPRESS_TEST_URL to one with the theme test data');

test('the blog shows WordPress’s nine newest posts, and Load More shows more up to the end', async ({
  page,
  site,
}) => {
  const newest: { slug: string }[] = await (
    await fetch(`${site.environment.WORDPRESS_URL}/wp-json/wp/v2/posts?per_page=9&_fields=slug`)
  ).json();
  await page.goto('/blog');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(newest.length);
  for (const { slug } of newest) {
    await expect(cards.locator(`a[href="/blog/${slug}"]`).first()).toBeAttached();
  }
  const loadMore = page.getByRole('button', { name: 'Load More' });
  const end = page.getByText("You've reached the end of the blog posts.");
  for (let shown = newest.length; !(await end.isVisible()); ) {
    await loadMore.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
    shown = await cards.count();
  }
  expect(await cards.count()).toBeGreaterThan(18);
});

test('the blog filters WordPress’s posts by category, and opens a post', async ({ page }) => {
  await page.goto('/blog');
  // There are too many categories for a row, so they are in a disclosure, which works without scripts, too.
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  await filter.getByText('Choose a category').click();
  await filter.getByRole('link', { name: /^Markup/ }).click();
  await expect(page).toHaveURL(/category=\d+/);
  const summary = filter.locator('summary');
  await expect(summary).toHaveText('Markup');
  await expect(filter.getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Markup: HTML Tags and Formatting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Markup: HTML Tags and Formatting',
  );
  await expect(page.getByRole('table').first()).toBeVisible();
});

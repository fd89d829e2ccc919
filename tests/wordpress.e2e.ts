import {
  genuineWordpress,
  hasGenuineWordpress,
  wordpressStartLimit,
} from '#blog/testing/genuine-wordpress.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

/** The site over a genuine WordPress with its theme test data, as `WORDPRESS_URL` sets it. */
test.describe('a genuine WordPress', () => {
  test.skip(!hasGenuineWordpress, 'set WORDPRESS_TEST_URL to one with the theme test data');
  test.describe.configure({ mode: 'default' });

  let wordpress: string;
  let blog: Site;
  test.beforeAll(async () => {
    test.setTimeout(wordpressStartLimit);
    wordpress = await genuineWordpress();
    blog = await startSite({ WORDPRESS_URL: wordpress });
  });
  test.afterAll(() => blog.stop());

  test('shows its nine newest posts, and more up to the end text', async ({ page }) => {
    test.setTimeout(90_000);
    const newest: { slug: string }[] = await (
      await fetch(`${wordpress}/wp-json/wp/v2/posts?per_page=9&_fields=slug`)
    ).json();
    await page.goto(`${blog.url}/blog`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(newest.length);
    for (const { slug } of newest) {
      await expect(cards.locator(`a[href="/blog/${slug}"]`).first()).toBeAttached();
    }
    const loadMore = page.getByRole('button', { name: 'Load More' });
    const end = page.getByText("You've reached the end of the blog posts.");
    for (let shown = newest.length; !(await end.isVisible()); ) {
      await loadMore.click();
      await expect(async () => expect(await cards.count()).toBeGreaterThan(shown)).toPass();
      shown = await cards.count();
    }
    expect(await cards.count()).toBeGreaterThan(18);
  });

  test('filters by category, and opens a post', async ({ page }) => {
    await page.goto(`${blog.url}/blog`);
    await page.getByRole('link', { name: /^Markup/ }).click();
    await expect(page).toHaveURL(/category=\d+/);
    const post = page.getByRole('link', { name: 'Markup: HTML Tags and Formatting' });
    await post.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Markup: HTML Tags and Formatting',
    );
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blog } from '#content/blog.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const cards = (page: Page) => page.getByRole('article');
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More' });
const end = (page: Page) => page.getByText("You've reached the end of the blog posts.");

const readPostPaths = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Number of posts in this repository, which fill at least two pages of the blog. */
const postCount = readdirSync(new URL('../../blog/posts', import.meta.url)).filter((file) =>
  file.endsWith('.md'),
).length;
/** Number of posts on a page. */
const pageSize = 9;

/** Presses Load More until all posts are shown. */
async function loadToEnd(page: Page) {
  const endOfList = loadMore(page).or(end(page));
  await expect(endOfList).toBeVisible();
  while (!(await end(page).isVisible())) {
    const shown = await cards(page).count();
    await loadMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
    await expect(endOfList).toBeVisible();
  }
}

test('a category filters the list, and All shows everything again', async ({ page }) => {
  await page.goto('/blog');
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  const letters = filter.getByRole('link', { name: /^Letters/ });
  const count = Number(/\d+$/.exec((await letters.textContent()) ?? '')?.[0]);
  await letters.click();
  await expect(page).toHaveURL(/\/blog\?category=\d+$/);
  await expect(letters).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(Math.min(count, pageSize));
  await loadToEnd(page);
  await expect(cards(page)).toHaveCount(count);
  for (const card of await cards(page).all()) await expect(card).toContainText('Letters');

  await filter.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(pageSize);
});

test('Load More appends the next posts up to the end, and focuses the first new one', async ({
  page,
}) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const before = await readPostPaths(page);
  expect(before).toHaveLength(pageSize);
  await loadMore(page).click();
  await expect(cards(page).nth(pageSize).getByRole('link')).toBeFocused();
  await loadToEnd(page);
  const after = await readPostPaths(page);
  expect(after.slice(0, pageSize)).toEqual(before);
  expect(after).toHaveLength(postCount);
  expect(new Set(after).size).toBe(postCount);
  await expect(loadMore(page)).toHaveCount(0);
});

test('a reload and Back keep the loaded posts and the scroll position', async ({ page }) => {
  await page.goto('/blog');
  await waitForHydration(page);
  await loadToEnd(page);
  await expect(cards(page)).toHaveCount(postCount);
  await page.reload();
  await expect(cards(page)).toHaveCount(postCount);
  await waitForHydration(page);

  const last = cards(page).last();
  const title = (await last.getByRole('heading').textContent()) ?? '';
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(postCount);
  await expect(last.getByRole('link')).toBeInViewport();
});

test('a post has its title, category, date, more posts, and links to the previous and next post and back', async ({
  page,
}) => {
  await page.goto('/blog');
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.title()).toContain(`${title} |`);
  const main = page.getByRole('main');
  await expect(main.locator('header time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(main.locator('header').getByRole('link').last()).toHaveAttribute(
    'href',
    /\/blog\?category=\d+/,
  );
  await expect(page.getByRole('navigation', { name: 'More posts' }).getByRole('link')).toHaveCount(
    3,
  );
  // The newest post has only a previous post, whose next post is the newest one.
  const adjacentPosts = page.getByRole('navigation', { name: 'Previous and next post' });
  await adjacentPosts.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await adjacentPosts.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await main.locator('header').getByRole('link', { name: 'Events & Updates' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the share links have the post’s URL, which can also be copied', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/motivation-letter');
  const share = page.getByRole('complementary', { name: 'Share this post' });
  await expect(share.getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
    'href',
    /motivation-letter$/,
  );
  await share.getByRole('button', { name: 'Copy the link' }).click();
  await expect(share.getByRole('status')).toHaveText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL('/blog/motivation-letter', site.url).pathname);
});

for (const width of [320, 390, 1200]) {
  test(`at ${width} px, the message that a link could not be copied covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/blog/motivation-letter');
    await waitForHydration(page);
    const share = page.getByRole('complementary', { name: 'Share this post' });
    await share.getByRole('button', { name: 'Copy the link' }).click();
    const message = share.getByRole('status');
    await expect(message).toContainText('could not be copied');
    const covered = await message.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(h2, h3, p, a, button)')]
        .filter((other) => !other.contains(element) && other.checkVisibility())
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
  });
}

test('the feed lists the latest posts', async ({ request }) => {
  const response = await request.get('/blog/feed.xml');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const items = (await response.text()).match(/<item>/g);
  expect(items).toHaveLength(pageSize);
});

test.describe('a post that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('answers 404 with a message and a link to the blog', async ({ page }) => {
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
    await expect(
      page.getByText("We couldn't find the blog post you're looking for."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(pageSize);
  });
});

test('a category without posts says so and links to all posts', async ({ page }) => {
  await page.goto('/blog?category=999');
  await expect(page.getByRole('heading', { name: blog.en.list.empty.title })).toBeVisible();
  await expect(end(page)).toHaveCount(0);
  await page.getByRole('link', { name: blog.en.list.empty.showAll }).click();
  await expect(cards(page)).toHaveCount(pageSize);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, the categories, the next page and a post can be opened', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: /^Visas/ }).click();
    await expect(page).toHaveURL(/category=\d+/);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await loadMore(page).click();
    await expect(page).toHaveURL('/blog?page=2');
    await loadToEnd(page);
    await expect(cards(page)).toHaveCount(postCount);
    await cards(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
    await expect(page.getByRole('complementary', { name: 'Share this post' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, allowedErrors: [/status of 404/] });

    for (const path of ['/blog', '/blog?category=1', '/blog/motivation-letter', '/blog/nowhere']) {
      test(`${path} has no accessibility violations`, async ({ page }) => {
        await page.goto(path);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }
  });
}

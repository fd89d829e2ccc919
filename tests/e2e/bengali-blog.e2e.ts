import { blog as blogs } from '#content/blog.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const blog = blogs.bn;
const pageSize = 9;

test('the Bengali list loads more Bengali posts, whose links stay in the edition', async ({
  page,
}) => {
  await page.goto('/bn/blog');
  await waitForHydration(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(pageSize);
  await page.getByRole('button', { name: blog.list.loadMore }).click();
  await expect(page.getByText(blog.list.end)).toBeVisible();
  await expect(page).toHaveURL(/\/bn\/blog\?page=2$/);
  expect(await cards.count()).toBeGreaterThan(pageSize);
  const links = await cards
    .getByRole('link')
    .evaluateAll((each) =>
      each.map((link) => `${link.getAttribute('href')} ${link.getAttribute('lang')}`),
    );
  expect(links.filter((link) => !/^\/bn\/blog\/[a-z-]+ bn$/.test(link))).toEqual([]);
});

test('a Bengali post is shared with its own address, and its links lead to Bengali pages', async ({
  page,
}) => {
  await page.goto('/bn/blog/passport-first');
  await expect(page.locator('[data-copy]')).toHaveAttribute(
    'data-copy',
    /\/bn\/blog\/passport-first$/,
  );
  await expect(page.locator('time').first()).toHaveText('১৫ জানুয়ারি ২০২৬');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'bn');
});

test('a post that does not exist is not found in Bengali', async ({ request }) => {
  const response = await request.get('/bn/blog/no-such-post');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain(`${blog.post.notFound}</h1>`);
});

test('the feed has the Bengali posts', async ({ request }) => {
  const feed = await (await request.get('/bn/blog/feed.xml')).text();
  expect(feed).toContain('<language>bn</language>');
  expect(feed).toMatch(/<link>[^<]+\/bn\/blog\/fair-in-an-hour<\/link>/);
});

import { blockRequests } from '../helpers/block-requests.ts';
import { cards, categories, test } from '../helpers/blog-service-test.ts';
import { expect } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ allowedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED|failed: .*page=2/] });

test('Load More is disabled and reads “Loading...” while posts are loading', async ({ page }) => {
  await page.goto(`/blog?category=${categories.slow}`);
  await waitForHydration(page);
  const release = await blockRequests(page, /blog\?.*page=2/);
  await page.getByRole('button', { name: 'Load More' }).click();
  const busy = page.getByRole('button', { name: 'Loading...' });
  await expect(busy).toBeDisabled();
  await expect(cards(page)).toHaveCount(9);
  release();
  await expect(cards(page)).toHaveCount(12);
  await expect(busy).toHaveCount(0);
  await expect(page.getByText('12 posts are shown.')).toBeAttached();
  await expect(page).toHaveURL(`/blog?category=${categories.slow}&page=2`);
});

test('a post that moves to the next page while the list is loaded isn’t shown twice', async ({
  page,
}) => {
  await page.goto(`/blog?category=${categories.moved}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(11);
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(11);
});

test('“Loading post...” is shown until the post is loaded or the visitor presses Escape', async ({
  page,
}) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const release = await blockRequests(page, /blog\/post-2$/);
  const loading = page.getByText('Loading post...');
  // Everything happens in one function, because Playwright's clicks and assertions wait for a pending navigation.
  const link = cards(page).nth(1).getByRole('link');
  const states = await link.evaluate((element: HTMLAnchorElement) => {
    const note = document.querySelector<HTMLElement>('[data-post-loading]');
    element.click();
    const afterClick = note?.hidden;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    const afterEscape = note?.hidden;
    element.click();
    return { afterClick, afterEscape, afterSecondClick: note?.hidden };
  });
  expect(states).toEqual({ afterClick: false, afterEscape: true, afterSecondClick: false });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 2');
  await expect(loading).toBeHidden();
});

test('Back from a post restores the scroll position of a long list, with and without hydration', async ({
  page,
}) => {
  for (const title of ['Post 507', 'Post 511']) {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`/blog?category=${categories.unusual}`);
    if (title === 'Post 507') await waitForHydration(page);
    const link =
      title === 'Post 507'
        ? page.getByRole('link', { name: title })
        : cards(page).nth(9).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate(() => scrollY);
    expect(scrollPosition).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/post-5\d\d/);
    await page.goBack();
    await expect(page).toHaveURL(/category=/);
    await expect(link).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
  }
});

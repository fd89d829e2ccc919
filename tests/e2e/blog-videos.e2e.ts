import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { categories, test } from '../helpers/blog-service-test.ts';
import { expect } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.describe('videos', () => {
  test.use({
    // The requests to the players' origins are allowed, and the missing image of another post to which this one links.
    allowedErrors: [
      /^foreign: https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com$|status of 404/,
    ],
  });

  test('play in place after a click, and only pages with videos permit the players’ origins', async ({
    page,
  }) => {
    const playerRequests: string[] = [];
    await page.route(/youtube|vimeo/, async (route) => {
      playerRequests.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>x</title><p>Plays' });
    });
    const list = await page.goto(`/blog?category=${categories.unusual}`);
    const getPolicy = (response: typeof list) => response?.headers()['content-security-policy'];
    expect(getPolicy(list)).toContain("frame-src 'self';");
    await waitForHydration(page);
    const opened = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/blog/post-507',
    );
    // The keyboard is used, because the browser prefetches the page of a link under the pointer, which Playwright can't
    // observe.
    await page.getByRole('link', { name: 'Post 507' }).press('Enter');
    expect(getPolicy(await opened)).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
    );
    await waitForHydration(page);
    const externalLink = page.getByRole('link', { name: 'others', exact: true });
    expect(await externalLink.getAttribute('rel')).toBe('noopener');
    expect(
      await externalLink.evaluate((link) => getComputedStyle(link, '::after').content),
    ).toContain('↗');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(playerRequests).toEqual([]);

    const preview = page.getByRole('link', { name: 'Play on YouTube' });
    await preview.scrollIntoViewIfNeeded();
    const size = await preview.boundingBox();
    await preview.press('Enter');
    const youtube = page.locator('iframe[title="A farm"]');
    await expect(youtube.contentFrame().getByText('Plays')).toBeVisible();
    await expect(youtube).toBeFocused();
    expect(await youtube.boundingBox()).toEqual(size);
    expect(playerRequests).toEqual([
      'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw?autoplay=1',
    ]);
    await page.getByRole('link', { name: 'Play on Vimeo' }).click();
    const vimeo = page.locator('iframe[title="Video on Vimeo"]');
    await expect(vimeo.contentFrame().getByText('Plays')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('have their white words below the light sky of the placeholder, on a phone, too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog/post-507');
    const preview = page.getByRole('link', { name: 'Play on YouTube' });
    const [skyEnd, wordsStart] = await preview.evaluate((link) => {
      const range = document.createRange();
      if (link.firstChild) range.selectNode(link.firstChild);
      const skyHeight = Number.parseFloat(getComputedStyle(link, '::after').height);
      return [link.getBoundingClientRect().top + skyHeight, range.getBoundingClientRect().top];
    });
    expect(skyEnd).toBeLessThan(wordsStart);
  });
});

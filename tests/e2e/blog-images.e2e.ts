import { categories, test } from '../helpers/blog-service-test.ts';
import { expect } from '../helpers/test.ts';

test.use({ allowedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED|failed: .*page=2/] });

test('a post’s image is served from our origin, with the case of its name preserved', async ({
  request,
  wordpress,
}) => {
  const path = 'wp-content/uploads/2026/11/Photo-A.GIF';
  const response = await request.get(`/blog-media/${path}`, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/webp');
  expect(wordpress.requests).toContain(`/${path}`);
});

test('small images keep their size, and missing or failing ones are replaced by an illustration', async ({
  page,
  wordpress,
}) => {
  const readImage = (title: string) =>
    page
      .getByRole('region', { name: 'Posts' })
      .getByRole('article')
      .filter({ hasText: title })
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        // A lazy image is loaded when it is near the window.
        image.scrollIntoView();
        await image.decode();
        return [image.clientWidth, image.clientHeight, image.naturalWidth > 0];
      });
  for (const service of ['answers', 'fails'] as const) {
    if (service === 'fails') wordpress.fails.set('small.png', true);
    await page.goto(`/blog?category=${categories.unusual}`);
    expect(await readImage('Post 508'), `the service ${service}`).toEqual([60, 45, true]);
    const [width = 0, , isLoaded] = await readImage('Post 509');
    expect(isLoaded).toBe(true);
    expect(width).toBeGreaterThan(200);
  }
  wordpress.fails.clear();
  await page.goto('/blog/post-508');
  const cover = page.locator('main header img');
  expect(
    await cover.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
  ).toEqual([60, 45]);
});

test('an image whose transfer is aborted is replaced by an illustration, and logged in one line', async ({
  site,
}) => {
  const response = await fetch(`${site.url}/blog-media/wp-content/breaks-off.gif`);
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'image/svg+xml']);
  await expect.poll(() => site.output()).toContain('"msg":"picture of a post failed"');
  expect(site.output()).not.toMatch(/^ +at /m);
});

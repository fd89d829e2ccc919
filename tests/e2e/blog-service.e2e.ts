import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { expect, test as siteTest } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

type Service = {
  /** Keys of requests that fail with status 500: a category, a slug, a file name, or `<key> page <number>`. */
  fails: Map<string, boolean>;
};

const refreshSecret = 'known-to-WordPress-and-to-us';
const failureText = 'Failed to fetch blog posts. Please try again later.';

/** Each test has its own category or post, so that it doesn't get another test's cached response. */
export const categories = {
  slow: 1,
  failingList: 2,
  failingSecondPage: 3,
  moved: 4,
  unusual: 5,
  offline: 6,
  noScript: 7,
  cached: 8,
};

const posts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => createPostRecord(from + index));

const withPicture = (name: string, width: number, height: number) => ({
  _embedded: {
    'wp:featuredmedia': [
      {
        source_url: `/wp-content/uploads/${name}`,
        media_type: 'image',
        media_details: { width, height },
      },
    ],
  },
});

const longWord = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenua';
const unusualPosts = [
  createPostRecord(501, { title: { rendered: '' }, excerpt: { rendered: '' } }),
  createPostRecord(502, { title: { rendered: 'বাংলাদেশ থেকে বিদেশে পড়াশোনা' }, slug: '%e0%a6%ac' }),
  createPostRecord(503, { title: { rendered: longWord.repeat(3) } }),
  createPostRecord(504, { title: { rendered: `${'A long title about many things '.repeat(8)}` } }),
  createPostRecord(505, {
    content: {
      rendered: `<table><tr>${`<td>${longWord}</td>`.repeat(6)}</tr></table><pre>${longWord.repeat(4)}</pre><p>${longWord.repeat(3)}</p><p class="alignfull">Wide</p>`,
    },
  }),
  createPostRecord(506, { title: { rendered: 'عنوان بالعربية' } }),
  createPostRecord(508, withPicture('small.png', 60, 45)),
  createPostRecord(509, withPicture('missing.jpg', 1200, 800)),
  createPostRecord(510, {
    content: {
      rendered:
        '<figure class="wp-block-image alignfull"><img src="/wp-content/small.png" width="1600" height="900" alt="A boat"><figcaption>Its caption</figcaption></figure>' +
        '<div class="wp-block-cover"><span class="wp-block-cover__background"></span><img class="wp-block-cover__image-background" src="/wp-content/small.png" alt=""><div class="wp-block-cover__inner-container"><p>White words</p></div></div>' +
        '<p class="has-drop-cap">A short one.</p><p>The next paragraph</p>' +
        `<table><tr>${'<td>A cell of many</td>'.repeat(12)}</tr></table><dl><p>Stray</p><dt>Term</dt></dl>`,
    },
  }),
  createPostRecord(511, {
    title: { rendered: 'الدراسة في الخارج' },
    content: { rendered: '<p>هذه فقرة أولى.</p><ul><li>واحد</li></ul>' },
  }),
  createPostRecord(507, {
    content: {
      rendered:
        '<p>As <a href="https://other.example/">others</a> say.</p><iframe src="https://www.youtube.com/embed/ex8fMxXJDJw" title="A farm"></iframe><iframe src="https://player.vimeo.com/video/22439234"></iframe>',
    },
  }),
];

const smallPicture = sharp({
  create: { width: 60, height: 45, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();
const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

const test = siteTest.extend<object, { wordpress: FakeWordPress & Service }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const fails = new Map<string, boolean>();
      await using server = await startFakeWordPress(async (url, response) => {
        const query = url.searchParams;
        const key = query.get('categories') ?? query.get('slug') ?? url.pathname.split('/').at(-1);
        const page = Number(query.get('page') ?? 1);
        if (fails.get(key ?? '') || fails.get(`${key} page ${page}`)) {
          response.writeHead(500).end();
        } else if (url.pathname.endsWith('small.png')) {
          response.writeHead(200, { 'content-type': 'image/png' }).end(await smallPicture);
        } else if (url.pathname.endsWith('missing.jpg')) {
          response.writeHead(404).end();
        } else if (url.pathname.endsWith('breaks-off.gif')) {
          response.writeHead(200, { 'content-type': 'image/gif' }).write(picture);
          setImmediate(() => response.destroy());
        } else if (url.pathname.includes('wp-content')) {
          response.writeHead(200, { 'content-type': 'image/gif' }).end(picture);
        } else if (url.pathname.endsWith('/categories')) {
          const entries = Object.entries(categories);
          sendJson(
            response,
            entries.map(([name, id]) => ({ id, name, count: 12 })),
          );
        } else if (query.has('slug')) {
          const matches = [...unusualPosts, ...posts(1, 60)].filter(
            ({ slug }) => slug === query.get('slug'),
          );
          sendJson(response, matches);
        } else if (key === String(categories.unusual)) {
          sendJson(response, unusualPosts, { 'x-wp-totalpages': '1' });
        } else if (page > 2) {
          response.writeHead(400).end();
        } else {
          const first = key === String(categories.moved) ? 9 : 10;
          sendJson(response, page === 1 ? posts(1, 9) : posts(first, first + 2), {
            'x-wp-totalpages': '2',
          });
        }
      });
      await use({ ...server, fails, [Symbol.asyncDispose]: server[Symbol.asyncDispose] });
    },
    { scope: 'worker' },
  ],
  siteSettings: [
    async ({ wordpress }, use) =>
      use({ WORDPRESS_URL: wordpress.url, WORDPRESS_REFRESH_SECRET: refreshSecret }),
    { scope: 'worker' },
  ],
});

test.use({ allowedErrors: [/status of (404|503)|ERR_INTERNET_DISCONNECTED|failed: .*page=2/] });

const cards = (page: Page) => page.getByRole('article');

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

test('“Loading post...” is shown until the post is loaded or the visitor presses Escape', async ({
  page,
}) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const release = await blockRequests(page, /blog\/post-2$/);
  const loading = page.getByText('Loading post...');
  // All in one function, because Playwright's clicks and assertions wait for a pending navigation.
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

test('WordPress’s classes have their styles, on the first view and after navigation from the list', async ({
  page,
}) => {
  const measureOverflow = () =>
    page
      .getByText('Wide', { exact: true })
      .evaluate((element) => element.getBoundingClientRect().width - innerWidth);
  await page.goto('/blog/post-505');
  expect(await measureOverflow()).toBe(0);
  await waitForHydration(page);
  expect(await measureOverflow()).toBe(0);

  // A post without such classes doesn't load those styles.
  await page.goto('/blog/post-1');
  expect(await page.content()).not.toContain('wp-block');
  await page.goto(`/blog?category=${categories.unusual}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Post 505' }).click();
  await expect(page.getByText('Wide', { exact: true })).toBeVisible();
  expect(await measureOverflow()).toBe(0);
});

test('a post is readable with covers, full width, drop caps, wide tables, two lines only, or right-to-left text; print has only the text', async ({
  page,
}) => {
  await page.goto('/blog/post-510');
  const getBox = async (text: string) => {
    const bounds = await page.getByText(text, { exact: true }).boundingBox();
    if (!bounds) throw new Error(`${text} is not visible`);
    return { ...bounds, right: bounds.x + bounds.width, bottom: bounds.y + bounds.height };
  };
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // In a cover the text is on top, then the overlay, then the picture.
  const layers = await page.getByText('White words').evaluate((words) => {
    const cover = words.closest('.wp-block-cover');
    const picture = cover?.querySelector('img');
    if (!cover || !picture) throw new Error('The text is in no cover with a picture');
    const overlay = getComputedStyle(cover, '::before');
    return {
      overlay: overlay.backgroundColor,
      isOverlayAbovePicture: Number(overlay.zIndex) > Number(getComputedStyle(picture).zIndex),
      isOverlayBelowText: Number(overlay.zIndex) < 0,
    };
  });
  expect(layers).toEqual({
    overlay: 'rgba(11, 43, 42, 0.72)',
    isOverlayAbovePicture: true,
    isOverlayBelowText: true,
  });
  const next = await getBox('The next paragraph');
  const textStart = await page.getByText('The next paragraph').evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return range.getBoundingClientRect().x;
  });
  expect(textStart, 'not beside the drop cap').toBe(next.x);
  expect((await getBox('Its caption')).x).toBeGreaterThan(300);
  const share = page.getByRole('complementary', { name: 'Share this post' });
  const isShareBelow = async () =>
    ((await share.boundingBox())?.y ?? 0) > (await getBox('The next paragraph')).bottom;
  expect(await isShareBelow(), 'Share is below the text').toBe(true);
  const readScrollHint = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((cell) => {
        const region = cell.closest('.table-scroll');
        return region && getComputedStyle(region, '::after').visibility;
      });
  await expect.poll(() => readScrollHint('A cell of many')).toBe('visible');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('White words')).toBeVisible();
  for (const hidden of [share, page.getByRole('banner'), page.getByRole('navigation')]) {
    for (const part of await hidden.all()) await expect(part).toBeHidden();
  }
  await expect(page.getByText('Ready for your next step?')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Events & Updates' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/blog/post-1');
  const text = await getBox('Text of 1.');
  const callToAction = await page.getByText('Ready for your next step?').boundingBox();
  expect((callToAction?.y ?? 0) - text.bottom, 'gap below two lines').toBeLessThan(100);
  expect((await share.boundingBox())?.x).toBeLessThan(text.x - 46);

  await page.goto('/blog/post-511');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
  const picture = await page.locator('main header img').boundingBox();
  expect(picture?.x, 'the scene is on the left').toBe(0);
  expect((await share.boundingBox())?.x).toBeGreaterThan(1000);
  expect(await findAccessibilityViolations(page)).toEqual([]);
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

test('at 320 px, Bengali, missing and very long titles are links that fit the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/blog?category=${categories.unusual}`);
  await expect(page.getByRole('link', { name: 'Untitled post' })).toBeVisible();
  await expect(page.getByRole('link', { name: /বাংলাদেশ/ })).toHaveAttribute('lang', 'bn');
  const findOverflowing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, pre), main article a')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent),
    );
  expect(await findOverflowing()).toEqual([]);
  await page.goto('/blog/post-505');
  expect(await findOverflowing()).toEqual([]);
  await page.goto('/blog/post-503');
  expect(await findOverflowing()).toEqual([]);
});

test.describe('videos', () => {
  test.use({
    // Besides the players' origins: the image of another post, to which this one links, is missing.
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
    // By keyboard, because the browser prefetches the page of a link under the pointer, which Playwright can't observe.
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
});

test('a list is rendered once for all visitors, until WordPress reports a change', async ({
  site,
  wordpress,
}) => {
  const url = `${site.url}/blog?category=${categories.cached}`;
  wordpress.requests.length = 0;
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetch(`${url}&visitor=${index}`)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const countRequests = (resource: string) =>
    wordpress.requests.filter((path) => path.includes(`/${resource}?`)).length;
  expect(countRequests('posts')).toBe(1);
  expect(countRequests('categories')).toBeLessThanOrEqual(1);
  const etags = new Set(responses.map(({ headers }) => headers.get('etag') ?? ''));
  expect(etags.size).toBe(1);
  const [etag = ''] = etags;
  // Like a browser's revalidation. By default Node's `fetch` adds `no-cache`, as a forced reload does.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const revalidated = await fetch(url, { headers });
  expect(revalidated.status).toBe(304);
  expect(revalidated.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self' 'sha256-",
  );

  wordpress.fails.set(String(categories.cached), true);
  expect((await fetch(url)).status).toBe(200);
  const refresh = (secret: string) =>
    fetch(`${site.url}/blog/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: new URLSearchParams({ slug: 'post-1' }),
    });
  expect((await refresh('a guess')).status).toBe(401);
  expect((await fetch(url)).status).toBe(200);
  expect((await refresh(refreshSecret)).status).toBe(204);
  expect((await fetch(url)).status).toBe(503);
  wordpress.fails.clear();
  expect((await fetch(url)).status).toBe(200);
});

test('a post’s image is served from our origin, with the case of its name preserved', async ({
  request,
}) => {
  const response = await request.get('/blog-media/wp-content/uploads/2026/11/Photo-A.GIF', {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/gif');
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

test('an image whose transfer is aborted is aborted for the visitor, too, and logged in one line', async ({
  site,
}) => {
  const response = await fetch(`${site.url}/blog-media/wp-content/breaks-off.gif`);
  await expect(response.arrayBuffer()).rejects.toThrow();
  await expect.poll(() => site.output()).toContain('"msg":"picture of a post failed"');
  expect(site.output()).not.toMatch(/^ +at /m);
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

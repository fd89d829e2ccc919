import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { expect, test as siteTest } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/**
 * What the blog shows while its content service answers, is slow, or fails. Each test has a category
 * or post of its own, so that nothing comes from the cache.
 */
type Service = {
  /** While true, everything that matches fails with status 500. */
  fails: Map<string, boolean>;
};

const refreshSecret = 'known-to-WordPress-and-to-us';
const failureText = 'Failed to fetch blog posts. Please try again later.';

const categories = {
  slow: 1,
  down: 2,
  broken: 3,
  moved: 4,
  odd: 5,
  offline: 6,
  noScript: 7,
  kept: 8,
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
const oddPosts = [
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
          const named = Object.entries(categories);
          sendJson(
            response,
            named.map(([name, id]) => ({ id, name, count: 12 })),
          );
        } else if (query.has('slug')) {
          const found = [...oddPosts, ...posts(1, 60)].filter(
            ({ slug }) => slug === query.get('slug'),
          );
          sendJson(response, found);
        } else if (key === String(categories.odd)) {
          sendJson(response, oddPosts, { 'x-wp-totalpages': '1' });
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
const inList = (page: Page) => page.getByRole('region', { name: 'Posts' });

test('Load More is disabled and reads Loading... while the posts come', async ({ page }) => {
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

test('a post that moved to the next page is not shown twice', async ({ page }) => {
  await page.goto(`/blog?category=${categories.moved}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(11);
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(11);
});

test('a list that fails says so, and Try Again loads it', async ({ page, wordpress }) => {
  wordpress.fails.set(String(categories.down), true);
  const answer = await page.goto(`/blog?category=${categories.down}`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText(failureText)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  wordpress.fails.delete(String(categories.down));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText(failureText)).toHaveCount(0);
});

test('when more posts fail, those that are there stay; Try Again loads the first page', async ({
  page,
  wordpress,
}) => {
  await page.goto(`/blog?category=${categories.broken}`);
  await waitForHydration(page);
  wordpress.fails.set(`${categories.broken} page 2`, true);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText(failureText)).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  wordpress.fails.clear();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`/blog?category=${categories.broken}`);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
});

test('when the network fails, the posts stay', async ({ page }) => {
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

test('a post that fails says so, and loads again', async ({ page, wordpress }) => {
  wordpress.fails.set('post-20', true);
  const answer = await page.goto('/blog/post-20');
  expect(answer?.status()).toBe(503);
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

test('Loading post... stands there until the post comes, or the visitor stops it', async ({
  page,
}) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const release = await blockRequests(page, /blog\/post-2$/);
  const loading = page.getByText('Loading post...');
  // Playwright's own clicks and assertions wait for the page that is on its way.
  const link = cards(page).nth(1).getByRole('link');
  const states = await link.evaluate((each: HTMLAnchorElement) => {
    const note = document.querySelector<HTMLElement>('[data-post-loading]');
    each.click();
    const clicked = note?.hidden;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    const stopped = note?.hidden;
    each.click();
    return { clicked, stopped, again: note?.hidden };
  });
  expect(states).toEqual({ clicked: false, stopped: true, again: false });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 2');
  await expect(loading).toBeHidden();
});

test('what WordPress marks with classes has its look, at once and on the way from another page', async ({
  page,
}) => {
  const beyondWindow = () =>
    page
      .getByText('Wide', { exact: true })
      .evaluate((wide) => wide.getBoundingClientRect().width - innerWidth);
  await page.goto('/blog/post-505');
  expect(await beyondWindow()).toBe(0);
  await waitForHydration(page);
  expect(await beyondWindow()).toBe(0);

  // A post without classes doesn't carry those styles.
  await page.goto('/blog/post-1');
  expect(await page.content()).not.toContain('wp-block');
  await page.goto(`/blog?category=${categories.odd}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Post 505' }).click();
  await expect(page.getByText('Wide', { exact: true })).toBeVisible();
  expect(await beyondWindow()).toBe(0);
});

test('covers, full width, drop caps and wide tables are readable; a post of two lines leaves no hole; print has the text alone', async ({
  page,
}) => {
  await page.goto('/blog/post-510');
  const box = async (text: string) => {
    const found = await page.getByText(text, { exact: true }).boundingBox();
    if (!found) throw new Error(`${text} is not shown`);
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // Nothing of a cover lies over its words, and the veil over its picture.
  const layers = await page.getByText('White words').evaluate((words) => {
    const cover = words.closest('.wp-block-cover');
    const picture = cover?.querySelector('img');
    if (!cover || !picture) throw new Error('no cover');
    const veil = getComputedStyle(cover, '::before');
    return {
      veil: veil.backgroundColor,
      above: Number(veil.zIndex) > Number(getComputedStyle(picture).zIndex),
      words: Number(veil.zIndex) < 0,
    };
  });
  expect(layers).toEqual({ veil: 'rgba(11, 43, 42, 0.72)', above: true, words: true });
  const next = await box('The next paragraph');
  const firstLetter = await page.getByText('The next paragraph').evaluate((paragraph) => {
    const words = document.createRange();
    words.selectNodeContents(paragraph);
    return words.getBoundingClientRect().x;
  });
  expect(firstLetter, 'not beside the drop cap').toBe(next.x);
  expect((await box('Its caption')).x).toBeGreaterThan(300);
  const share = page.getByRole('complementary', { name: 'Share this post' });
  const isBelow = async () =>
    ((await share.boundingBox())?.y ?? 0) > (await box('The next paragraph')).bottom;
  expect(await isBelow(), 'Share lies below the text').toBe(true);
  const saysMore = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((cell) => {
        const region = cell.closest('.table-scroll');
        return region && getComputedStyle(region, '::after').visibility;
      });
  await expect.poll(() => saysMore('A cell of many')).toBe('visible');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('White words')).toBeVisible();
  for (const rest of [share, page.getByRole('banner'), page.getByRole('navigation')]) {
    for (const part of await rest.all()) await expect(part).toBeHidden();
  }
  await expect(page.getByText('Ready for your next step?')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Events & Updates' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/blog/post-1');
  const text = await box('Text of 1.');
  const closing = await page.getByText('Ready for your next step?').boundingBox();
  expect((closing?.y ?? 0) - text.bottom, 'below two lines').toBeLessThan(100);
  expect((await share.boundingBox())?.x).toBeLessThan(text.x - 46);

  await page.goto('/blog/post-511');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
  const picture = await page.locator('main header img').boundingBox();
  expect(picture?.x, 'the scene, at the other side').toBe(0);
  expect((await share.boundingBox())?.x).toBeGreaterThan(1000);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('Back from a post leads to the place in a long list, also before scripts and from a post with its own document', async ({
  page,
}) => {
  for (const title of ['Post 507', 'Post 511']) {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`/blog?category=${categories.odd}`);
    if (title === 'Post 507') await waitForHydration(page);
    const link =
      title === 'Post 507'
        ? page.getByRole('link', { name: title })
        : cards(page).nth(9).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/post-5\d\d/);
    await page.goBack();
    await expect(page).toHaveURL(/category=/);
    await expect(link).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  }
});

test('titles in Bengali, none at all, and far too long are all links that fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/blog?category=${categories.odd}`);
  await expect(page.getByRole('link', { name: 'Untitled post' })).toBeVisible();
  await expect(page.getByRole('link', { name: /বাংলাদেশ/ })).toHaveAttribute('lang', 'bn');
  const fits = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, pre), main article a')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent),
    );
  expect(await fits()).toEqual([]);
  await page.goto('/blog/post-505');
  expect(await fits()).toEqual([]);
  await page.goto('/blog/post-503');
  expect(await fits()).toEqual([]);
});

test.describe('videos', () => {
  test.use({
    // Beside the players: the picture of another post, which this one leads to.
    allowedErrors: [
      /^foreign: https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com$|status of 404/,
    ],
  });

  test('play in their place, once they are asked to, and only where their page allows it', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/youtube|vimeo/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>x</title><p>Plays' });
    });
    const list = await page.goto(`/blog?category=${categories.odd}`);
    const policyOf = (answer: typeof list) => answer?.headers()['content-security-policy'];
    expect(policyOf(list)).toContain("frame-src 'self';");
    await waitForHydration(page);
    const opened = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/blog/post-507',
    );
    // By the key: the browser fetches the page of a link under the pointer ahead, and tells nobody.
    await page.getByRole('link', { name: 'Post 507' }).press('Enter');
    expect(policyOf(await opened)).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
    );
    await waitForHydration(page);
    const outside = page.getByRole('link', { name: 'others', exact: true });
    expect(await outside.getAttribute('rel')).toBe('noopener');
    expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      '↗',
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(asked).toEqual([]);

    const still = page.getByRole('link', { name: 'Play on YouTube' });
    await still.scrollIntoViewIfNeeded();
    const size = await still.boundingBox();
    await still.press('Enter');
    const farm = page.locator('iframe[title="A farm"]');
    await expect(farm.contentFrame().getByText('Plays')).toBeVisible();
    await expect(farm).toBeFocused();
    expect(await farm.boundingBox()).toEqual(size);
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/ex8fMxXJDJw?autoplay=1']);
    await page.getByRole('link', { name: 'Play on Vimeo' }).click();
    const other = page.locator('iframe[title="Video on Vimeo"]');
    await expect(other.contentFrame().getByText('Plays')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

test('a list is made once for all visitors, until WordPress says that it has changed', async ({
  site,
  wordpress,
}) => {
  const address = `${site.url}/blog?category=${categories.kept}`;
  wordpress.requests.length = 0;
  const visits = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetch(`${address}&visitor=${index}`)),
  );
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = (resource: string) =>
    wordpress.requests.filter((path) => path.includes(`/${resource}?`)).length;
  expect(asked('posts')).toBe(1);
  expect(asked('categories')).toBeLessThanOrEqual(1);
  const etags = new Set(visits.map(({ headers }) => headers.get('etag') ?? ''));
  expect(etags.size).toBe(1);
  const [etag = ''] = etags;
  // As a browser asks again. By itself, Node's `fetch` adds `no-cache`, as a browser's forced reload does.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const again = await fetch(address, { headers });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self' 'sha256-",
  );

  wordpress.fails.set(String(categories.kept), true);
  expect((await fetch(address)).status).toBe(200);
  const refresh = (secret: string) =>
    fetch(`${site.url}/blog/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: new URLSearchParams({ slug: 'post-1' }),
    });
  expect((await refresh('a guess')).status).toBe(401);
  expect((await fetch(address)).status).toBe(200);
  expect((await refresh(refreshSecret)).status).toBe(204);
  expect((await fetch(address)).status).toBe(503);
  wordpress.fails.clear();
  expect((await fetch(address)).status).toBe(200);
});

test('a picture comes from our own origin, its name as it is', async ({ request }) => {
  const answer = await request.get('/blog-media/wp-content/uploads/2026/11/Photo-A.GIF', {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/gif');
});

test('small pictures keep their size, missing ones are drawn, and none is broken when the service fails', async ({
  page,
  wordpress,
}) => {
  const shown = (title: string) =>
    inList(page)
      .getByRole('article')
      .filter({ hasText: title })
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        // It is fetched when it is near.
        image.scrollIntoView();
        await image.decode();
        return [image.clientWidth, image.clientHeight, image.naturalWidth > 0];
      });
  for (const service of ['answers', 'fails'] as const) {
    if (service === 'fails') wordpress.fails.set('small.png', true);
    await page.goto(`/blog?category=${categories.odd}`);
    expect(await shown('Post 508'), `the service ${service}`).toEqual([60, 45, true]);
    const [width = 0, , isThere] = await shown('Post 509');
    expect(isThere).toBe(true);
    expect(width).toBeGreaterThan(200);
  }
  wordpress.fails.clear();
  await page.goto('/blog/post-508');
  const cover = page.locator('main header img');
  expect(
    await cover.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
  ).toEqual([60, 45]);
});

test('a picture that breaks off breaks off for the visitor too, with one line in the log', async ({
  site,
}) => {
  const answer = await fetch(`${site.url}/blog-media/wp-content/breaks-off.gif`);
  await expect(answer.arrayBuffer()).rejects.toThrow();
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

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test as siteTest } from '../helpers/test.ts';

/** A size that differs from those of our illustrations and of the placeholder for a missing image. */
const size = { width: 240, height: 180 };
const picture = sharp({ create: { ...size, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** `test` with a WordPress whose images are on another host, as with an offloading plugin. */
const test = siteTest.extend<object, { mediaHost: FakeWordPress; wordpress: FakeWordPress }>({
  mediaHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      await using server = await startFakeWordPress(async (_url, response) => {
        response.writeHead(200, { 'content-type': 'image/png' }).end(await picture);
      });
      await use(server);
    },
    { scope: 'worker' },
  ],
  wordpress: [
    async ({ mediaHost }, use) => {
      const posts = [1, 2].map((id) =>
        createPostRecord(id, {
          _embedded: {
            'wp:featuredmedia': [
              {
                source_url: `${mediaHost.url}/files/picture-${id}.png`,
                alt_text: `Harbour ${id}`,
                media_type: 'image',
                media_details: size,
              },
            ],
          },
        }),
      );
      await using server = await startFakeWordPress((url, response) => {
        const slug = url.searchParams.get('slug');
        if (url.pathname.endsWith('/categories')) sendJson(response, []);
        else if (slug)
          sendJson(
            response,
            posts.filter((post) => post.slug === slug),
          );
        else sendJson(response, posts, { 'x-wp-totalpages': '1' });
      });
      await use(server);
    },
    { scope: 'worker' },
  ],
  siteSettings: [
    async ({ wordpress, mediaHost }, use) =>
      use({ WORDPRESS_URL: wordpress.url, WORDPRESS_MEDIA_HOSTS: mediaHost.url }),
    { scope: 'worker' },
  ],
});

/** Opens the list or a post, and returns the URLs and natural widths of the images in its cards or its header. */
const readImages = async (page: Page, path: string) => {
  await page.goto(path);
  const images = page.locator(path === '/blog' ? 'main article img' : 'main header img');
  return images.evaluateAll((elements) =>
    Promise.all(
      elements.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('The element is no image');
        image.loading = 'eager';
        await image.decode();
        const { pathname, origin } = new URL(image.currentSrc);
        return { origin, pathname, width: image.naturalWidth };
      }),
    ),
  );
};

/** The hosts in the log's messages about images on hosts that WORDPRESS_MEDIA_HOSTS doesn't name. */
const findRejectedHosts = (output: string): unknown[] =>
  output
    .split('\n')
    .filter((line) => line.includes('WORDPRESS_MEDIA_HOSTS?'))
    .map((line) => JSON.parse(line).host);

test('an image on a host in WORDPRESS_MEDIA_HOSTS is fetched, and served from our origin', async ({
  page,
  site,
  mediaHost,
}) => {
  const { host } = new URL(mediaHost.url);
  const expectedImage = (id: number) => ({
    origin: site.url,
    pathname: `/blog-media/@${host}/files/picture-${id}.png`,
    width: size.width,
  });
  // Every test fails if the browser sends a request to another origin (`test.ts`).
  expect(await readImages(page, '/blog')).toEqual([expectedImage(1), expectedImage(2)]);
  for (const id of [1, 2]) {
    expect(await readImages(page, `/blog/post-${id}`)).toEqual([expectedImage(id)]);
    expect(mediaHost.requests).toContain(`/files/picture-${id}.png`);
  }
  expect(findRejectedHosts(site.output())).toEqual([]);
});

test('without the setting, our illustration is shown, the host gets no request, and the log names it once', async ({
  browser,
  wordpress,
  mediaHost,
}) => {
  const requestsBefore = [...mediaHost.requests];
  const site = await startSite({ WORDPRESS_URL: wordpress.url });
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    for (const path of ['/blog', '/blog/post-1', '/blog/post-2']) {
      const shown = await readImages(page, path);
      expect(shown, path).toHaveLength(path === '/blog' ? 2 : 1);
      for (const { origin, pathname } of shown) {
        expect(origin + pathname, path).toContain(`${site.url}/illustrations/`);
      }
    }
    await page.close();
    expect(requestedUrls.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
    expect(mediaHost.requests).toEqual(requestsBefore);
    expect(findRejectedHosts(site.output())).toEqual([new URL(mediaHost.url).host]);
  } finally {
    await site.stop();
  }
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test as siteTest } from '../helpers/test.ts';

/** Neither the size of one of our drawings nor that of what stands in for a picture that isn't there. */
const size = { width: 240, height: 180 };
const picture = sharp({ create: { ...size, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** A WordPress whose pictures lie on another host, as an offloading plugin has them. */
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

/** What the list's cards, or a post's header, show once the pictures are there: their addresses and their own widths. */
const picturesAt = async (page: Page, path: string) => {
  await page.goto(path);
  const images = page.locator(path === '/blog' ? 'main article img' : 'main header img');
  return images.evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
        image.loading = 'eager';
        await image.decode();
        const { pathname, origin } = new URL(image.currentSrc);
        return { origin, pathname, width: image.naturalWidth };
      }),
    ),
  );
};

/** The lines of the log about pictures on other hosts. */
const refusals = (output: string): unknown[] =>
  output
    .split('\n')
    .filter((line) => line.includes('WORDPRESS_MEDIA_HOSTS?'))
    .map((line) => JSON.parse(line).host);

test('a picture on a host that the setting names is fetched, and served from our origin', async ({
  page,
  site,
  mediaHost,
}) => {
  const { host } = new URL(mediaHost.url);
  const shownOf = (id: number) => ({
    origin: site.url,
    pathname: `/blog-media/@${host}/files/picture-${id}.png`,
    width: size.width,
  });
  // That the browser asks no other origin is looked at in every test (`test.ts`).
  expect(await picturesAt(page, '/blog')).toEqual([shownOf(1), shownOf(2)]);
  for (const id of [1, 2]) {
    expect(await picturesAt(page, `/blog/post-${id}`)).toEqual([shownOf(id)]);
    expect(mediaHost.requests).toContain(`/files/picture-${id}.png`);
  }
  expect(refusals(site.output())).toEqual([]);
});

test('without the setting our drawing stands there, the host is not asked, and the log names it once', async ({
  browser,
  wordpress,
  mediaHost,
}) => {
  const askedBefore = [...mediaHost.requests];
  const site = await startSite({ WORDPRESS_URL: wordpress.url });
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/blog', '/blog/post-1', '/blog/post-2']) {
      const shown = await picturesAt(page, path);
      expect(shown, path).toHaveLength(path === '/blog' ? 2 : 1);
      for (const { origin, pathname } of shown) {
        expect(origin + pathname, path).toContain(`${site.url}/illustrations/`);
      }
    }
    await page.close();
    expect(asked.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
    expect(mediaHost.requests).toEqual(askedBefore);
    expect(refusals(site.output())).toEqual([new URL(mediaHost.url).host]);
  } finally {
    await site.stop();
  }
});

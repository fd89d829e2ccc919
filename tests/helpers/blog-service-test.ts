import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { test as siteTest } from './test.ts';

type Service = {
  /** Keys of requests that fail with status 500: a category, a slug, a file name, or `<key> page <number>`. */
  fails: Map<string, boolean>;
};

export const refreshSecret = 'known-to-WordPress-and-to-us';
export const failureText = 'Failed to fetch blog posts. Please try again later.';

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
/** Posts with unusual titles, images or content. They are in the category `unusual`. */
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
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** `test` for a site whose posts come from a fake WordPress. The site is the same for all tests of a worker. */
export const test = siteTest.extend<object, { wordpress: FakeWordPress & Service }>({
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

/** The posts in a list. */
export const cards = (page: Page) => page.getByRole('article');

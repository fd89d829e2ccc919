import { type FakeWordPress, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createPhotograph, pngSignature } from '#blog/testing/pictures.ts';
import { createPostRecord } from '#blog/testing/post-record.ts';
import { expect, test as siteTest } from '../helpers/test.ts';

/** Pictures that the post names: two that are there, and others whose transfer never ends. */
const stalling = Array.from({ length: 32 }, (_, index) => `stalls-${index}.png`);
const post = createPostRecord(1, {
  slug: 'real',
  content: {
    protected: false,
    rendered: ['real.jpg', ...stalling]
      .map(
        (name) => `<p>A boat</p><img src="/wp-content/uploads/${name}" width="600" height="400">`,
      )
      .concat('<p><a href="/wp-content/uploads/linked.jpg">A boat</a></p>')
      .join(''),
  },
});

/** A site before a WordPress that counts what reaches it. */
const test = siteTest.extend<object, { wordpress: FakeWordPress }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const photograph = await createPhotograph(600, 400);
      await using server = await startFakeWordPress((url, response) => {
        const { pathname, searchParams } = url;
        if (pathname.includes('stalls')) {
          response.writeHead(200, { 'content-type': 'image/png' }).write(pngSignature);
        } else if (pathname.includes('wp-content')) {
          const isThere = /\/(?:real|linked)\.jpg$/.test(pathname);
          if (isThere) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph);
          else response.writeHead(404).end();
        } else if (pathname.endsWith('/categories')) sendJson(response, []);
        else if (searchParams.has('slug')) {
          sendJson(response, searchParams.get('slug') === 'real' ? [post] : []);
        } else sendJson(response, [post], { 'x-wp-totalpages': '1' });
      });
      await use(server);
    },
    { scope: 'worker' },
  ],
  siteSettings: [
    async ({ wordpress }, use) => use({ WORDPRESS_URL: wordpress.url, TRUST_PROXY: 'true' }),
    { scope: 'worker' },
  ],
});

const countRequests = ({ requests }: FakeWordPress, part: string) =>
  requests.filter((request) => request.includes(part)).length;

test('200 invented pictures, with and without a width, are 60 requests to WordPress, and a post’s pictures are still served', async ({
  site,
  wordpress,
}) => {
  const get = (path: string) => fetch(site.url + path);
  expect((await get('/blog/real')).status).toBe(200);
  const statuses: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    for (const query of ['', '?w=320']) {
      const response = await get(
        `/blog-media/wp-content/uploads/invented-${index}${query ? 'w' : ''}.jpg${query}`,
      );
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
      statuses.push(response.status);
    }
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 503)).toHaveLength(140);
  expect(countRequests(wordpress, 'invented')).toBe(60);
  for (const path of ['real.jpg', 'real.jpg?w=320', 'linked.jpg', 'linked.jpg?w=640']) {
    expect((await get(`/blog-media/wp-content/uploads/${path}`)).status, path).toBe(200);
  }
});

for (const edition of ['', '/bn']) {
  test(`an invented post beyond the limit is 503 with Retry-After, in ${edition || 'English'}`, async ({
    site,
    wordpress,
  }) => {
    const busy: Response[] = [];
    for (let index = 0; index < 70; index += 1) {
      const response = await fetch(
        `${site.url}${edition}/blog/invented${edition.slice(1)}-${index}`,
      );
      if (response.status === 503) busy.push(response);
      else expect(response.status).toBe(404);
    }
    expect(busy.length).toBeGreaterThanOrEqual(10);
    for (const { headers } of busy) expect(headers.get('retry-after')).toBe('60');
    expect(countRequests(wordpress, 'slug=invented')).toBeLessThanOrEqual(60);
    expect((await fetch(`${site.url}${edition}/blog/real`)).status).toBe(200);
  });
}

test('a visitor whose transfers stall has 8 of them, and other visitors get their pictures', async ({
  site,
  wordpress,
}) => {
  const leave = new AbortController();
  const get = (path: string, address: string) =>
    fetch(`${site.url}/blog-media/wp-content/uploads/${path}`, {
      headers: { 'X-Forwarded-For': address },
      signal: leave.signal,
    });
  expect((await fetch(`${site.url}/blog/real`)).status).toBe(200);
  const started = stalling.slice(0, 8).map((name) => get(name, '192.0.2.1').catch(() => undefined));
  await expect.poll(() => countRequests(wordpress, 'stalls')).toBe(8);
  const refused = await Promise.all(stalling.slice(8).map((name) => get(name, '192.0.2.1')));
  for (const { status, headers } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(countRequests(wordpress, 'stalls')).toBe(8);
  for (const address of ['192.0.2.2', '2001:db8::1']) {
    expect((await get('real.jpg', address)).status, address).toBe(200);
  }
  leave.abort();
  expect(await Promise.all(started)).toEqual(started.map(() => undefined));
});

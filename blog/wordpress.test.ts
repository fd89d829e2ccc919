import { describe, expect, test, vi } from 'vitest';
import { ContentServiceError } from './content-service-error.ts';
import {
  createRecordingLog,
  type FakeWordPress,
  readFixture,
  sendJson,
  startFakeWordPress,
} from './testing/fake-wordpress.ts';
import { createWordPressService } from './wordpress.server.ts';

/** Reads a recorded response, with the recorded WordPress's URL replaced by that of the fake one. */
function recorded(name: string, wordpress: FakeWordPress | string): unknown {
  const url = typeof wordpress === 'string' ? wordpress : wordpress.url;
  return JSON.parse(readFixture(name).replaceAll('http://127.0.0.1:8090', url));
}

function serve(body: (base: string) => unknown, headers: Record<string, string> = {}) {
  return startFakeWordPress((_url, response, request) =>
    sendJson(response, body(`http://${request.headers.host}`), headers),
  );
}

const totals = { 'X-WP-TotalPages': '6' };

async function failureOf(promise: Promise<unknown>): Promise<ContentServiceError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ContentServiceError) return error;
  throw new Error(`not a ContentServiceError: ${error}`);
}

describe('categories', () => {
  test('only those with posts, decoded, sorted by name', async () => {
    await using wordpress = await serve(() => [
      { id: 3, name: 'Visas &amp; papers', count: 2 },
      { id: 7, name: 'Blogroll', count: 0 },
      { id: 4, name: 'events', count: 1 },
      { id: 'x', name: 'broken', count: 1 },
    ]);
    const log = createRecordingLog();
    expect(await createWordPressService(wordpress.url, log).categories()).toEqual([
      { id: 4, name: 'events', count: 1 },
      { id: 3, name: 'Visas & papers', count: 2 },
    ]);
    expect(wordpress.requests).toEqual([
      '/wp-json/wp/v2/categories?per_page=100&_fields=id,name,count',
    ]);
    expect(log.lines).toHaveLength(1);
  });

  test('an empty list is not a failure', async () => {
    await using wordpress = await serve(() => []);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect(await service.categories()).toEqual([]);
    expect(service.health().ok).toBe(true);
  });

  test('as WordPress gave them', async () => {
    await using wordpress = await serve(() => JSON.parse(readFixture('categories')));
    const categories = await createWordPressService(
      wordpress.url,
      createRecordingLog(),
    ).categories();
    expect(categories.map(({ name }) => name)).toEqual([
      'Block',
      'Cat A',
      'Classic',
      'Edge Case',
      'Markup',
      'Uncategorized',
    ]);
  });
});

describe('addresses', () => {
  test('of all pages, with the last change, and without protected posts', async () => {
    const pages = [
      [
        { slug: 'one', date_gmt: '2026-11-01T03:00:00', modified_gmt: '2026-11-05T03:00:00' },
        { slug: '%e0%a6%93', date_gmt: '2026-11-01T03:00:00', modified_gmt: 'yesterday' },
        { slug: 'secret', content: { protected: true } },
      ],
      [{ slug: 'last', modified_gmt: 'today' }, { slug: 7 }],
    ].map((page) => page.map((post) => ({ content: { protected: false }, ...post })));
    await using wordpress = await startFakeWordPress((url, response) =>
      sendJson(response, pages[Number(url.searchParams.get('page')) - 1], {
        'X-WP-TotalPages': '2',
      }),
    );
    expect(
      await createWordPressService(wordpress.url, createRecordingLog()).sitemapEntries(),
    ).toEqual([
      { slug: 'one', changedAt: '2026-11-05T03:00:00Z' },
      { slug: 'ও', changedAt: '2026-11-01T03:00:00Z' },
      { slug: 'last' },
    ]);
    const fields = '_fields=slug,date_gmt,modified_gmt,content.protected';
    expect(wordpress.requests).toEqual([
      `/wp-json/wp/v2/posts?page=1&per_page=100&${fields}`,
      `/wp-json/wp/v2/posts?page=2&per_page=100&${fields}`,
    ]);
  });

  test('a page that is gone meanwhile ends the list; a failing page is an error', async () => {
    let status = 400;
    await using wordpress = await startFakeWordPress((url, response) => {
      if (url.searchParams.get('page') === '1') {
        sendJson(response, [{ slug: 'one', content: { protected: false } }], {
          'X-WP-TotalPages': '2',
        });
      } else response.writeHead(status).end();
    });
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect(await service.sitemapEntries()).toEqual([{ slug: 'one' }]);
    status = 500;
    expect((await failureOf(service.sitemapEntries())).reason).toBe('status');
  });
});

test('the headings of a page of posts are those of their contents', async () => {
  const post = (id: number, rendered: string) => ({
    id,
    content: { rendered, protected: !rendered },
  });
  await using wordpress = await serve(() => [
    post(7, '<h2>In the <b>kitchen</b></h2>'),
    post(8, ''),
  ]);
  const service = createWordPressService(wordpress.url, createRecordingLog());
  expect([...(await service.headings(2))]).toEqual([
    [7, ['In the kitchen']],
    [8, []],
  ]);
  expect(wordpress.requests).toEqual(['/wp-json/wp/v2/posts?page=2&per_page=9&_fields=id,content']);
});

describe('a page of posts', () => {
  test('is requested as the specification says', async () => {
    await using wordpress = await serve(() => []);
    const service = createWordPressService(`${wordpress.url}/cms/`, createRecordingLog());
    await service.posts({ page: 2, categoryId: 3 });
    await service.posts({ page: 1 });
    const fields =
      '_embed=wp:featuredmedia&_fields=id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia';
    expect(wordpress.requests).toEqual([
      `/cms/wp-json/wp/v2/posts?page=2&per_page=9&categories=3&${fields}`,
      `/cms/wp-json/wp/v2/posts?page=1&per_page=9&${fields}`,
    ]);
  });

  test("is parsed from WordPress's response", async () => {
    await using wordpress = await serve((base) => recorded('posts', base), totals);
    const log = createRecordingLog();
    const page = await createWordPressService(wordpress.url, log).posts({ page: 1 });
    expect(page).toMatchObject({ hasMore: true, page: 1 });
    expect(page.posts.map(({ title }) => title)).toEqual([
      'Block: Gallery',
      'বাংলা শিরোনাম',
      "Markup: Title With Special Characters ~`!@#$%^&*()-_=+{}[]/\\;:'”?,.>",
      'Markup: Title With Markup',
      'Template: Featured Image (Vertical)',
      'Untitled post',
    ]);
    expect(page.posts[1]).toEqual({
      id: 116,
      slug: 'বাংলা-শিরোনাম',
      date: '2018-01-01T10:00:00',
      publishedAt: '2018-01-01T04:00:00Z',
      sortedBy: '2018-01-01T10:00:00',
      title: 'বাংলা শিরোনাম',
      excerpt: 'ভিসা আবেদন',
      categoryIds: [1],
    });
    expect(page.posts[0]?.excerpt).toMatch(/^Gallery blocks have two settings: the number of…$/);
    const upload = '/blog-media/wp-content/uploads/2008/06/img_8399';
    expect(page.posts[0]?.image).toEqual({
      src: `${upload}.jpg?w=960`,
      description: 'Boat Barco Texture',
      width: 960,
      height: 640,
      srcSet: `${upload}.jpg?w=320 320w, ${upload}.jpg?w=640 640w, ${upload}.jpg?w=960 960w, ${upload}.jpg?w=1280 1200w`,
    });
    expect(log.lines).toEqual([]);
  });

  test('leaves out posts behind a password', async () => {
    await using wordpress = await serve((base) => recorded('post-protected', base), totals);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.posts({ page: 1 })).posts).toEqual([]);
    expect(await service.post('template-password-protected')).toBeUndefined();
  });

  test('after the last one is empty, not an error', async () => {
    await using wordpress = await startFakeWordPress((_url, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(readFixture('past-the-end'));
    });
    const log = createRecordingLog();
    const service = createWordPressService(wordpress.url, log);
    expect(await service.posts({ page: 99 })).toEqual({ posts: [], hasMore: false, page: 99 });
    expect(service.health().ok).toBe(true);
    expect(log.lines).toEqual([]);
    expect((await failureOf(service.post('a'))).status).toBe(400);
    expect((await failureOf(service.categories())).status).toBe(400);
  });

  test.each([
    [{ 'X-WP-TotalPages': '3' }, 2, true],
    [{ 'X-WP-TotalPages': '3' }, 3, false],
    [{ 'X-WP-TotalPages': '0' }, 1, false],
  ])('with %j, page %i says that there are more: %s', async (headers, page, hasMore) => {
    const post = { id: 1, slug: 'a', date: '2026-01-01T00:00:00' };
    await using wordpress = await serve(() => [post], headers);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.posts({ page })).hasMore).toBe(hasMore);
  });

  test('that is full has a next one if a proxy has removed the header', async () => {
    let size = 9;
    const post = { id: 1, slug: 'a', date: '2026-01-01T00:00:00' };
    await using wordpress = await serve(() => Array.from({ length: size }, () => post));
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.posts({ page: 1 })).hasMore).toBe(true);
    size = 8;
    expect((await service.posts({ page: 2 })).hasMore).toBe(false);
  });

  test('leaves out invalid posts', async () => {
    await using wordpress = await serve(() => [
      null,
      { id: 1 },
      { id: 2, slug: 'x', date: 'soon', title: { rendered: 'No date' } },
      { id: 3, slug: '\ud800', date: '2026-01-01T00:00:00' },
      {
        id: 4,
        slug: 'y',
        date: '2026-01-01T00:00:00',
        title: null,
        excerpt: 7,
        categories: {},
        _embedded: [],
      },
    ]);
    const log = createRecordingLog();
    const { posts } = await createWordPressService(wordpress.url, log).posts({ page: 1 });
    expect(posts).toEqual([
      {
        id: 4,
        slug: 'y',
        date: '2026-01-01T00:00:00',
        sortedBy: '2026-01-01T00:00:00',
        title: 'Untitled post',
        excerpt: '',
        categoryIds: [],
      },
    ]);
    expect(log.lines).toHaveLength(4);
  });
});

test('the posts before and after another are asked for by its date, as WordPress has it; one behind a password is passed over', async () => {
  await using wordpress = await serve((base) =>
    ['post-protected', 'posts'].flatMap((name) => (recorded(name, base) as object[]).slice(0, 2)),
  );
  const service = createWordPressService(wordpress.url, createRecordingLog());
  const [post] = (await service.posts({ page: 1 })).posts;
  if (!post) throw new Error('no post');
  wordpress.requests.length = 0;
  const { older, newer } = await service.adjacentPosts(post);
  expect(older).toMatchObject({ id: 116, title: 'বাংলা শিরোনাম' });
  expect(newer).toEqual(older);
  const asked = wordpress.requests.map((path) => new URL(path, wordpress.url).searchParams);
  expect(
    asked.map((query) => [query.get('before'), query.get('after'), query.get('order')]),
  ).toEqual([
    [post.sortedBy, null, 'desc'],
    [null, post.sortedBy, 'asc'],
  ]);
});

describe('a featured picture', () => {
  const file = (base: string, name: string) => `${base}/wp-content/uploads/${name}`;

  async function imageOf(media: (base: string) => unknown, mediaHosts: string[] = []) {
    await using wordpress = await serve((base) => [
      {
        id: 1,
        slug: 'a',
        date: '2026-01-01T00:00:00',
        _embedded: { 'wp:featuredmedia': [media(base)] },
      },
    ]);
    const service = createWordPressService(wordpress.url, createRecordingLog(), { mediaHosts });
    const { posts } = await service.posts({ page: 1 });
    expect(posts).toHaveLength(1);
    return posts[0]?.image;
  }

  test.each<[string, (base: string) => unknown]>([
    [
      'that was deleted (the API index comes instead)',
      (base) => ({ name: 'Site', description: '', url: base, home: base, routes: {} }),
    ],
    ['of a private post', () => ({ code: 'rest_forbidden', data: { status: 401 } })],
    [
      'that is a PDF',
      (base) => ({
        source_url: file(base, 'a.pdf'),
        media_type: 'file',
        media_details: { sizes: {} },
      }),
    ],
    [
      'that is an SVG',
      (base) => ({
        source_url: file(base, 'a.svg'),
        media_type: 'image',
        media_details: { sizes: {} },
      }),
    ],
    [
      'on another host',
      () => ({ source_url: 'https://o.example/wp-content/uploads/a.jpg', media_type: 'image' }),
    ],
    ['that is nothing', () => null],
  ])('%s is left out', async (_case, media) => {
    expect(await imageOf(media)).toBeUndefined();
  });

  test('without a media type is accepted by its file name', async () => {
    const media = (base: string) => ({ source_url: file(base, 'a.jpg') });
    expect(await imageOf(media)).toMatchObject({
      src: '/blog-media/wp-content/uploads/a.jpg?w=960',
    });
  });

  test('on an allowed host is accepted', async () => {
    const media = () => ({ source_url: 'http://cdn.example/files/ছবি 1.jpg?v=2' });
    expect(await imageOf(media, ['https://cdn.example'])).toMatchObject({
      src: `/blog-media/@cdn.example/files/${encodeURIComponent('ছবি 1')}.jpg?w=960`,
    });
  });

  test('on another host is left out, and logged once', async () => {
    await using wordpress = await serve((base) =>
      [
        'https://cdn.example/a.jpg',
        'https://cdn.example/b.jpg',
        'https://o.example/c.jpg',
        file(base, 'd.jpg'),
        `${base}/elsewhere/e.jpg`,
        'https://docs.example/f.pdf',
      ].map((source_url, id) => ({
        id,
        slug: 'a',
        date: '2026-01-01T00:00:00',
        _embedded: { 'wp:featuredmedia': [{ source_url }] },
      })),
    );
    const log = createRecordingLog();
    const service = createWordPressService(wordpress.url, log);
    await service.posts({ page: 1 });
    await service.posts({ page: 1 });
    expect(log.lines.map(({ details }) => details)).toEqual([
      { host: 'cdn.example' },
      { host: 'o.example' },
    ]);
  });

  test('without sizes is accepted, and its alternative text is not parsed as markup', async () => {
    const media = (base: string) => ({
      source_url: file(base, 'a.png'),
      alt_text: '"><script>alert(1)</script>',
      media_type: 'image',
      media_details: { width: 32, height: 24, sizes: [] },
    });
    expect(await imageOf(media)).toEqual({
      src: '/blog-media/wp-content/uploads/a.png?w=320',
      description: '"><script>alert(1)</script>',
      width: 32,
      height: 24,
    });
  });

  test('uses the full picture in our widths, not a thumbnail', async () => {
    const media = (base: string) => ({
      source_url: file(base, 'a.jpg'),
      media_type: 'image',
      media_details: {
        width: 600,
        height: 400,
        sizes: {
          thumbnail: { source_url: file(base, 'a-150x150.jpg'), width: 150, height: 150 },
          medium: { source_url: file(base, 'a-300x200.jpg'), width: 300, height: 200 },
        },
      },
    });
    expect(await imageOf(media)).toEqual({
      src: '/blog-media/wp-content/uploads/a.jpg?w=640',
      srcSet:
        '/blog-media/wp-content/uploads/a.jpg?w=320 320w, /blog-media/wp-content/uploads/a.jpg?w=640 600w',
      description: '',
      width: 600,
      height: 400,
    });
  });
});

describe('a single post', () => {
  test('is requested by its slug, with picture and author', async () => {
    await using wordpress = await serve(() => []);
    await createWordPressService(wordpress.url, createRecordingLog()).post('Recipe-7');
    expect(wordpress.requests).toEqual([
      '/wp-json/wp/v2/posts?slug=recipe-7&_embed=wp:featuredmedia,author&_fields=id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia,content,_links.author',
    ]);
  });

  test('is found by its Bengali slug, decoded or not', async () => {
    await using wordpress = await serve((base) => recorded('post-bengali', base));
    const service = createWordPressService(wordpress.url, createRecordingLog());
    const slug = 'বাংলা-শিরোনাম';
    for (const form of [slug, encodeURIComponent(slug), encodeURIComponent(slug).toLowerCase()]) {
      const post = await service.post(form);
      expect(post?.slug).toBe(slug);
      expect(post?.html).toBe('<h2 id="post-ভিসা">ভিসা</h2>\n<p>আবেদন</p>\n');
    }
    expect(new Set(wordpress.requests).size).toBe(1);
  });

  test.each(['', ' ', 'a,b', 'a/b', 'a b', 'a\u0000', '%', 'x'.repeat(201)])(
    'the slug %j is not found, and not asked for where it could find others',
    async (slug) => {
      await using wordpress = await serve((base) => recorded('post-bengali', base));
      const service = createWordPressService(wordpress.url, createRecordingLog());
      expect(await service.post(slug)).toBeUndefined();
      expect(wordpress.requests.length).toBe(slug === '%' ? 1 : 0);
    },
  );

  test('with another slug is not returned', async () => {
    await using wordpress = await serve((base) => recorded('post-bengali', base));
    expect(
      await createWordPressService(wordpress.url, createRecordingLog()).post('other'),
    ).toBeUndefined();
  });

  test.each([
    ['2026-11-05T20:00:00', '2026-11-06T02:00:00'],
    ['2026-12-31T17:59:59', '2026-12-31T23:59:59'],
    // Bangladesh had daylight saving time only in 2009.
    ['2009-07-01T17:30:00', '2009-07-02T00:30:00'],
    ['0000-00-00T00:00:00', '2026-11-05T21:00:00'],
    [undefined, '2026-11-05T21:00:00'],
  ])('that came out at %s in UTC is dated %s, as it was in Dhaka', async (date_gmt, date) => {
    await using wordpress = await serve(() => [
      { id: 1, slug: 'a', date: '2026-11-05T21:00:00', date_gmt },
    ]);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.post('a'))?.date).toBe(date);
    expect((await service.posts({ page: 1 })).posts[0]?.date).toBe(date);
  });

  test('that is invalid is a failure, not a missing post', async () => {
    await using wordpress = await serve(() => [{ id: 1, slug: 'a', date: 'soon' }]);
    const error = await failureOf(
      createWordPressService(wordpress.url, createRecordingLog()).post('a'),
    );
    expect(error.reason).toBe('invalid');
  });

  test('nested too deeply is shown as text', async () => {
    await using wordpress = await serve(() => [
      {
        id: 1,
        slug: 'a',
        date: '2026-01-01T00:00:00',
        content: { rendered: `${'<b>'.repeat(50_000)}words` },
      },
    ]);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.post('a'))?.html).toMatch(/^(?:<b>)*words(?:<\/b>)*$/);
  });
});

describe('a failure', () => {
  test.each([500, 503, 404, 403, 204])('with status %i is reported and logged', async (status) => {
    await using wordpress = await startFakeWordPress((_url, response) => {
      response.writeHead(status).end();
    });
    const log = createRecordingLog();
    const service = createWordPressService(wordpress.url, log);
    const error = await failureOf(service.posts({ page: 1 }));
    expect(error).toMatchObject({ reason: 'status', status });
    expect(log.lines).toEqual([
      {
        message: 'content service failed',
        details: { resource: 'posts', reason: 'status', detail: `status ${status}` },
      },
    ]);
    expect(service.health()).toEqual({ source: 'wordpress', ok: false });
  });

  test.each([
    ['<!doctype html><p>Error establishing a database connection</p>'],
    ['{"code":"rest_no_route"}'],
    ['null'],
    [''],
  ])('to give a list (%s) is told apart', async (body) => {
    await using wordpress = await startFakeWordPress((_url, response) => void response.end(body));
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await failureOf(service.posts({ page: 1 }))).reason).toBe('invalid');
  });

  test('ends with the next successful response', async () => {
    let down = true;
    await using wordpress = await startFakeWordPress((_url, response) => {
      if (down) response.writeHead(500).end();
      else sendJson(response, []);
    });
    const service = createWordPressService(wordpress.url, createRecordingLog());
    await failureOf(service.posts({ page: 1 }));
    down = false;
    await service.posts({ page: 1 });
    expect(service.health()).toEqual({ source: 'wordpress', ok: true });
  });

  test('to respond in time is reported, before or within the body', async () => {
    await using silent = await startFakeWordPress(() => {});
    await using slow = await startFakeWordPress((_url, response) => void response.write('['));
    for (const { url } of [silent, slow]) {
      const service = createWordPressService(url, createRecordingLog(), { timeoutMs: 50 });
      expect((await failureOf(service.posts({ page: 1 }))).reason).toBe('timeout');
    }
  });

  test('to connect, or to stay connected, is reported', async () => {
    const gone = await startFakeWordPress(() => {});
    await gone[Symbol.asyncDispose]();
    await using broken = await startFakeWordPress((_url, response) => {
      response.write('[');
      response.destroy();
    });
    for (const { url } of [gone, broken]) {
      const service = createWordPressService(url, createRecordingLog());
      expect((await failureOf(service.posts({ page: 1 }))).reason).toBe('network');
    }
  });

  test('to end the body is aborted at the limit', async () => {
    await using wordpress = await startFakeWordPress((_url, response) => {
      const more = () => {
        while (response.write('[0,'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    const service = createWordPressService(wordpress.url, createRecordingLog(), {
      maxBytes: 100_000,
    });
    expect((await failureOf(service.posts({ page: 1 }))).reason).toBe('too-large');
  });
});

describe('redirects', () => {
  const redirect = (to: (url: URL) => string) =>
    startFakeWordPress((url, response) => {
      if (url.searchParams.has('final')) sendJson(response, []);
      else response.writeHead(301, { location: to(url) }).end();
    });

  test('on the same site are followed', async () => {
    await using wordpress = await redirect((url) => `${url.pathname}?final`);
    const page = await createWordPressService(wordpress.url, createRecordingLog()).posts({
      page: 1,
    });
    expect(page.posts).toEqual([]);
  });

  test.each([
    ['in a circle', (url: URL) => url.pathname + url.search],
    ['to another host', () => 'http://localhost/?final'],
    ['to another port', () => 'http://127.0.0.1:1/?final'],
    ['to the port of HTTP', () => 'http://127.0.0.1/?final'],
    ['to the port of HTTPS', () => 'https://127.0.0.1/?final'],
    ['to another scheme', () => 'file:///etc/passwd'],
    ['to nowhere', () => 'http://'],
  ])('%s are not', async (_case, to) => {
    await using wordpress = await redirect(to);
    const error = await failureOf(
      createWordPressService(wordpress.url, createRecordingLog()).posts({ page: 1 }),
    );
    expect(error.reason).toBe('redirect');
    expect(wordpress.requests.length).toBeLessThanOrEqual(4);
  });
});

describe('redirects without a port', () => {
  /** Follows a chain of redirects, and returns the requests that the site sends. */
  async function follow(base: string, ...targets: string[]) {
    const asked: { url: string; authorization: string | null }[] = [];
    const locations = [...targets];
    using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
      const headers = new Headers(options?.headers);
      asked.push({ url: String(input), authorization: headers.get('authorization') });
      const location = locations.shift();
      return location
        ? new Response(null, { status: 301, headers: { location } })
        : Response.json([]);
    });
    const answer = createWordPressService(base, createRecordingLog()).posts({ page: 1 });
    const reason = await answer.then(
      () => undefined,
      ({ reason, message }: ContentServiceError) => `${reason}: ${message}`,
    );
    return { asked, reason };
  }

  test('from HTTP to HTTPS, and to "www.", are followed', async () => {
    const { asked, reason } = await follow(
      'http://c.example',
      'https://c.example/a',
      'https://www.c.example/b',
    );
    expect(reason).toBeUndefined();
    expect(asked.map(({ url }) => url).slice(1)).toEqual([
      'https://c.example/a',
      'https://www.c.example/b',
    ]);
  });

  test('back to HTTP are not followed', async () => {
    const { asked, reason } = await follow('https://c.example', 'http://c.example/a');
    expect(reason).toBe('redirect: redirect to another site');
    expect(asked).toHaveLength(1);
  });

  test.each(['https://c.example/a', 'http://www.c.example/a'])(
    'a password does not go along to %s',
    async (target) => {
      const { asked, reason } = await follow('http://user:pass@c.example', target);
      expect(reason).toMatch(/^redirect: redirect from the host and port that the password is for/);
      expect(asked.map(({ url }) => new URL(url).origin)).toEqual(['http://c.example']);
    },
  );

  test('a password is sent along within the site', async () => {
    const { asked } = await follow('http://user:pass@c.example', '/a');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual({ url: 'http://c.example/a', authorization: asked[0]?.authorization });
    expect(asked[0]?.authorization).toMatch(/^Basic /);
  });
});

test("WORDPRESS_URL's user name and password are sent in a header", async () => {
  const seen: (string | undefined)[] = [];
  await using wordpress = await startFakeWordPress((_url, response, request) => {
    seen.push(request.headers.authorization);
    sendJson(response, []);
  });
  const url = wordpress.url.replace('//', '//user:p%40ss@');
  await createWordPressService(url, createRecordingLog()).posts({ page: 1 });
  expect(seen).toEqual([`Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
});

import { describe, expect, test } from 'vitest';
import { createRecordingLog, readFixture, startFakeWordPress } from './testing/fake-wordpress.ts';
import { getFailure, readRecordedResponse, serveJson } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

const totals = { 'X-WP-TotalPages': '6' };

describe('a page of posts', () => {
  test('is requested as the specification says', async () => {
    await using wordpress = await serveJson(() => []);
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
    await using wordpress = await serveJson((base) => readRecordedResponse('posts', base), totals);
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
    await using wordpress = await serveJson(
      (base) => readRecordedResponse('post-protected', base),
      totals,
    );
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
    expect((await getFailure(service.post('a'))).status).toBe(400);
    expect((await getFailure(service.categories())).status).toBe(400);
  });

  test.each([
    [{ 'X-WP-TotalPages': '3' }, 2, true],
    [{ 'X-WP-TotalPages': '3' }, 3, false],
    [{ 'X-WP-TotalPages': '0' }, 1, false],
  ])('with %j, page %i says that there are more: %s', async (headers, page, hasMore) => {
    const post = { id: 1, slug: 'a', date: '2026-01-01T00:00:00' };
    await using wordpress = await serveJson(() => [post], headers);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.posts({ page })).hasMore).toBe(hasMore);
  });

  test('that is full has a next one if a proxy has removed the header', async () => {
    let size = 9;
    const post = { id: 1, slug: 'a', date: '2026-01-01T00:00:00' };
    await using wordpress = await serveJson(() => Array.from({ length: size }, () => post));
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.posts({ page: 1 })).hasMore).toBe(true);
    size = 8;
    expect((await service.posts({ page: 2 })).hasMore).toBe(false);
  });

  test('leaves out invalid posts', async () => {
    await using wordpress = await serveJson(() => [
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
  await using wordpress = await serveJson((base) =>
    ['post-protected', 'posts'].flatMap((name) =>
      (readRecordedResponse(name, base) as object[]).slice(0, 2),
    ),
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

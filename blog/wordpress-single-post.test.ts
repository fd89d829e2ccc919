import { describe, expect, test } from 'vitest';
import { createRecordingLog } from './testing/fake-wordpress.ts';
import { getFailure, readRecordedResponse, serveJson } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

describe('a single post', () => {
  test('is requested by its slug, with picture and author', async () => {
    await using wordpress = await serveJson(() => []);
    await createWordPressService(wordpress.url, createRecordingLog()).post('Recipe-7');
    expect(wordpress.requests).toEqual([
      '/wp-json/wp/v2/posts?slug=recipe-7&_embed=wp:featuredmedia,author&_fields=id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia,content,_links.author',
    ]);
  });

  test('is found by its Bengali slug, decoded or not', async () => {
    await using wordpress = await serveJson((base) => readRecordedResponse('post-bengali', base));
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
      await using wordpress = await serveJson((base) => readRecordedResponse('post-bengali', base));
      const service = createWordPressService(wordpress.url, createRecordingLog());
      expect(await service.post(slug)).toBeUndefined();
      expect(wordpress.requests.length).toBe(slug === '%' ? 1 : 0);
    },
  );

  test('with another slug is not returned', async () => {
    await using wordpress = await serveJson((base) => readRecordedResponse('post-bengali', base));
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
    await using wordpress = await serveJson(() => [
      { id: 1, slug: 'a', date: '2026-11-05T21:00:00', date_gmt },
    ]);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await service.post('a'))?.date).toBe(date);
    expect((await service.posts({ page: 1 })).posts[0]?.date).toBe(date);
  });

  test.each(['0000-00-00T00:00:00', '-0001-11-30T00:00:00', null])(
    'whose date is %s has none',
    async (date) => {
      await using wordpress = await serveJson(() => [{ id: 1, slug: 'a', date, date_gmt: date }]);
      const service = createWordPressService(wordpress.url, createRecordingLog());
      expect(await service.post('a')).toMatchObject({ slug: 'a', date: '' });
      expect((await service.posts({ page: 1 })).posts).toMatchObject([{ slug: 'a', date: '' }]);
    },
  );

  test('that is invalid is a failure, not a missing post', async () => {
    await using wordpress = await serveJson(() => [{ id: 1, slug: 'a', date: 'soon' }]);
    const error = await getFailure(
      createWordPressService(wordpress.url, createRecordingLog()).post('a'),
    );
    expect(error.reason).toBe('invalid');
  });

  test('nested too deeply is shown as text', async () => {
    await using wordpress = await serveJson(() => [
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

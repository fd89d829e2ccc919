import { describe, expect, test } from 'vitest';
import { createRecordingLog } from './testing/fake-wordpress.ts';
import { serveJson } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

describe('a featured picture', () => {
  const file = (base: string, name: string) => `${base}/wp-content/uploads/${name}`;

  async function imageOf(media: (base: string) => unknown, mediaHosts: string[] = []) {
    await using wordpress = await serveJson((base) => [
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
    await using wordpress = await serveJson((base) =>
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

import { createHash } from 'node:crypto';
import { publicPaths } from '#app/paths/public-paths.ts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { expect, test } from '../helpers/test.ts';

/** Where a PNG says its width and height (https://www.w3.org/TR/png/, section 11.2.1). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('every public page has a share card of its own', async ({ request }) => {
  const feed = await (await request.get('/blog/feed.xml')).text();
  const posts = [...feed.matchAll(/<link>[^<]*?(\/blog\/[^<]+)<\/link>/g)].map(
    ([, path = '']) => path,
  );
  expect(posts.length).toBeGreaterThan(5);

  const cards = new Map<string, string>();
  for (const page of [...publicPaths, ...posts]) {
    const { path, ...size } = getOgImageFile(page);
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const png = await answer.body();
    expect(png.length, path).toBeLessThan(100_000);
    expect(sizeOf(png), path).toEqual(size);
    const looks = createHash('sha256').update(png).digest('hex');
    expect(cards.get(looks), `looks like ${path}`).toBeUndefined();
    cards.set(looks, path);
  }
});

test('the site has icons and a web manifest', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(html).toContain('rel="manifest" href="/site.webmanifest"');

  const touchIcon = await request.get('/apple-touch-icon.png');
  expect(sizeOf(await touchIcon.body())).toEqual({ width: 180, height: 180 });

  const favicon = await request.get('/favicon.ico');
  expect(favicon.headers()['content-type']).toBe('image/x-icon');
  expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);

  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/', display: 'browser' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const { width, height } = sizeOf(await icon.body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

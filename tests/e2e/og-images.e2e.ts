import { createHash } from 'node:crypto';
import { publicPaths } from '#app/paths/public-paths.ts';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import { expect, test } from '../helpers/test.ts';

/** Reads the size from a PNG's header (https://www.w3.org/TR/png/, section 11.2.1). */
const readSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('every public page has its own Open Graph image', async ({ request }) => {
  const feed = await (await request.get('/blog/feed.xml')).text();
  const posts = [...feed.matchAll(/<link>[^<]*?(\/blog\/[^<]+)<\/link>/g)].map(
    ([, path = '']) => path,
  );
  expect(posts.length).toBeGreaterThan(5);

  const pathByHash = new Map<string, string>();
  for (const page of [...publicPaths, ...posts]) {
    const { path, ...size } = getOgImageFile(page);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const png = await response.body();
    expect(png.length, path).toBeLessThan(100_000);
    expect(readSize(png), path).toEqual(size);
    const hash = createHash('sha256').update(png).digest('hex');
    expect(pathByHash.get(hash), `same image as ${path}`).toBeUndefined();
    pathByHash.set(hash, path);
  }
});

test('the site has icons and a web manifest', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(html).toContain('rel="manifest" href="/site.webmanifest"');

  const touchIcon = await request.get('/apple-touch-icon.png');
  expect(readSize(await touchIcon.body())).toEqual({ width: 180, height: 180 });

  const favicon = await request.get('/favicon.ico');
  expect(favicon.headers()['content-type']).toBe('image/x-icon');
  expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);

  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/', display: 'browser' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const { width, height } = readSize(await icon.body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

import { describe, expect, test } from 'vitest';
import { createMediaProxy } from './media.server.ts';
import { parseMediaHosts } from './media-paths.server.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { pngSignature as png } from './testing/pictures.ts';

function picture(type = 'image/png', status = 200) {
  return startFakeWordPress((_url, response) => {
    response.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b' }).end(png);
  });
}

test('a picture is proxied with our own headers', async () => {
  await using wordpress = await picture('Image/PNG; charset=x');
  const base = new URL(`${wordpress.url}/cms/`);
  const answer = await createMediaProxy(base, createRecordingLog())('wp-content/uploads/ছবি ১.png');
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
  expect(wordpress.requests).toEqual(['/cms/wp-content/uploads/ছবি ১.png']);
});

test.each([
  'wp-login.php',
  'wp-json/wp/v2/users.png',
  'wp-content/../wp-config.png',
  'wp-content/uploads/a.svg',
  'http://169.254.169.254/wp-content/a.png',
  '/evil.example/wp-content/a.png',
  '',
])('%j is not asked for', async (path) => {
  await using wordpress = await picture();
  const answer = await createMediaProxy(new URL(`${wordpress.url}/`), createRecordingLog())(path);
  expect(answer.status).toBe(404);
  expect(wordpress.requests).toEqual([]);
});

test('a path that looks like a URL stays a path of the WordPress', async () => {
  await using wordpress = await picture();
  await createMediaProxy(
    new URL(`${wordpress.url}/`),
    createRecordingLog(),
  )('a@b:1/wp-content/?x#y.png');
  expect(wordpress.requests).toEqual(['/a@b:1/wp-content/?x#y.png']);
});

describe('a response whose bytes are not a picture is not passed on, whatever its Content-Type', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><title>Log in</title>'],
    ['JSON', '{}'],
    ['nothing', ''],
  ])('%s', async (_name, body) => {
    await using wordpress = await startFakeWordPress((_url, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(body);
    });
    const base = new URL(`${wordpress.url}/`);
    const answer = await createMediaProxy(base, createRecordingLog())('wp-content/a.png');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });
});

test('the Content-Type is that of the bytes', async () => {
  await using wordpress = await picture('application/octet-stream');
  const answer = await createMediaProxy(
    new URL(`${wordpress.url}/`),
    createRecordingLog(),
  )('wp-content/a.webp');
  expect(answer.headers.get('content-type')).toBe('image/png');
});

test('a picture in small chunks is passed on completely', async () => {
  const parts = [png.subarray(0, 3), png.subarray(3, 5), Buffer.concat([png.subarray(5), png])];
  await using wordpress = await startFakeWordPress(async (_url, response) => {
    response.writeHead(200);
    for (const part of parts) {
      await new Promise((sent) => response.write(part, sent));
      await new Promise((turn) => setImmediate(turn));
    }
    response.end();
  });
  const answer = await createMediaProxy(
    new URL(`${wordpress.url}/`),
    createRecordingLog(),
  )('wp-content/a.png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.concat([png, png]));
});

describe('a picture of another host', () => {
  const password = (url: string) => url.replace('//', '//user:pass@');

  test("is fetched from an allowed host, without WordPress's password", async () => {
    const seen: unknown[] = [];
    await using wordpress = await picture();
    await using cdn = await startFakeWordPress((_url, response, request) => {
      seen.push(request.headers.authorization);
      response.writeHead(200).end(png);
    });
    const hosts = parseMediaHosts([cdn.url]);
    const media = createMediaProxy(new URL(`${password(wordpress.url)}/`), createRecordingLog(), {
      hosts,
    });
    const { host } = new URL(cdn.url);
    expect((await media(`@${host}/files/ছবি.png`)).status).toBe(200);
    expect(cdn.requests).toEqual(['/files/ছবি.png']);
    expect(seen).toEqual([undefined]);
    expect(wordpress.requests).toEqual([]);
  });

  test.each([
    '@169.254.169.254/a.png',
    '@HOST/a.svg',
    '@HOST/../a.png',
    '@HOST//o.example/a.png',
    '@HOST@o.example/a.png',
    '@user@HOST/a.png',
    '@HOST',
    '@/a.png',
  ])('%j is not asked for', async (path) => {
    await using cdn = await picture();
    const { host } = new URL(cdn.url);
    const base = new URL(`${cdn.url}/`);
    const media = createMediaProxy(base, createRecordingLog(), {
      hosts: parseMediaHosts([cdn.url]),
    });
    expect((await media(path.replace('HOST', host))).status).toBe(404);
    expect(cdn.requests).toEqual([]);
  });
});

test('a missing picture gives 404, a failing WordPress 502', async () => {
  await using missing = await picture('image/png', 404);
  await using failing = await picture('image/png', 500);
  await using leading = await startFakeWordPress((_url, response) => {
    response.writeHead(302, { location: 'http://localhost/a.png' }).end();
  });
  const log = createRecordingLog();
  const status = async ({ url }: { url: string }) => {
    const answer = await createMediaProxy(new URL(`${url}/`), log)('wp-content/a.png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.status;
  };
  expect(await status(missing)).toBe(404);
  expect(log.lines).toEqual([]);
  expect(await status(failing)).toBe(502);
  expect(await status(leading)).toBe(502);
  expect(log.lines.map(({ details }) => details)).toEqual([
    { path: 'wp-content/a.png', reason: 'status', detail: 'status 500' },
    { path: 'wp-content/a.png', reason: 'redirect', detail: 'redirect to another site' },
  ]);
});

import { describe, expect, test } from 'vitest';
import { fetchMedia } from './media.server.ts';
import { fakeWordPress, recordingLog } from './testing/fake-wordpress.ts';

const png = Buffer.from('89504e470d0a1a0a', 'hex');

function picture(type = 'image/png', status = 200) {
  return fakeWordPress((_url, response) => {
    response.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b' }).end(png);
  });
}

test('a picture comes through with headers of our own', async () => {
  await using wordpress = await picture('Image/PNG; charset=x');
  const base = new URL(`${wordpress.url}/cms/`);
  const answer = await fetchMedia(base, 'wp-content/uploads/ছবি ১.png', recordingLog());
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
  const answer = await fetchMedia(new URL(`${wordpress.url}/`), path, recordingLog());
  expect(answer.status).toBe(404);
  expect(wordpress.requests).toEqual([]);
});

test('what only looks like an address stays a path of the WordPress', async () => {
  await using wordpress = await picture();
  await fetchMedia(new URL(`${wordpress.url}/`), 'a@b:1/wp-content/?x#y.png', recordingLog());
  expect(wordpress.requests).toEqual(['/a@b:1/wp-content/?x#y.png']);
});

describe('an answer that is no picture is not passed on', () => {
  test.each(['text/html', 'image/svg+xml', 'application/json', ''])('%s', async (type) => {
    await using wordpress = await picture(type);
    const base = new URL(`${wordpress.url}/`);
    const answer = await fetchMedia(base, 'wp-content/a.png', recordingLog());
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });
});

test('a missing picture is missing, a failing WordPress a bad gateway', async () => {
  await using missing = await picture('image/png', 404);
  await using failing = await picture('image/png', 500);
  await using leading = await fakeWordPress((_url, response) => {
    response.writeHead(302, { location: 'http://localhost/a.png' }).end();
  });
  const log = recordingLog();
  const status = async ({ url }: { url: string }) => {
    const answer = await fetchMedia(new URL(`${url}/`), 'wp-content/a.png', log);
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

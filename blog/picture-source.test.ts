import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { parseMediaHosts } from './media-paths.server.ts';
import { createPictureSource } from './picture-source.server.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { pngSignature as png } from './testing/pictures.ts';

type Options = Parameters<typeof createPictureSource>[2];

function servePicture(type = 'image/png', status = 200) {
  return startFakeWordPress((_url, response) => {
    response.writeHead(status, { 'content-type': type }).end(png);
  });
}

/** Creates the source of a WordPress. `getFailure` returns why a picture can't be had, or `undefined`. */
function openSource(url: string, options?: Options) {
  const log = createRecordingLog();
  const fetchPicture = createPictureSource(new URL(url), log, options);
  const getFailure = (path: string) =>
    fetchPicture(path).then(
      () => undefined,
      ({ reason, status }) => ({ reason, status }),
    );
  return { log, fetchPicture, getFailure };
}

const missing = { reason: 'status', status: 404 };
const path = 'wp-content/a.png';

test('a picture is fetched from below the path of the WordPress', async () => {
  await using wordpress = await servePicture();
  const { fetchPicture } = openSource(`${wordpress.url}/cms/`);
  expect(await fetchPicture('wp-content/uploads/ছবি ১.png')).toEqual(png);
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
])('%j is not asked for', async (forbidden) => {
  await using wordpress = await servePicture();
  const { getFailure, log } = openSource(`${wordpress.url}/`);
  expect(await getFailure(forbidden)).toEqual(missing);
  expect(wordpress.requests).toEqual([]);
  expect(log.lines).toEqual([]);
});

test('a path that looks like a URL stays a path of the WordPress', async () => {
  await using wordpress = await servePicture();
  await openSource(`${wordpress.url}/`).fetchPicture('a@b:1/wp-content/?x#y.png');
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
    expect(await openSource(`${wordpress.url}/`).getFailure(path)).toEqual(missing);
  });
});

test('a picture with another Content-Type is passed on', async () => {
  await using wordpress = await servePicture('application/octet-stream');
  expect(await openSource(`${wordpress.url}/`).fetchPicture(path)).toEqual(png);
});

describe('a picture of another host', () => {
  const password = (url: string) => url.replace('//', '//user:pass@');

  test("is fetched from an allowed host, without WordPress's password", async () => {
    const seen: unknown[] = [];
    await using wordpress = await servePicture();
    await using cdn = await startFakeWordPress((_url, response, request) => {
      seen.push(request.headers.authorization);
      response.writeHead(200).end(png);
    });
    const hosts = parseMediaHosts([cdn.url]);
    const { fetchPicture } = openSource(`${password(wordpress.url)}/`, { hosts });
    expect(await fetchPicture(`@${new URL(cdn.url).host}/files/ছবি.png`)).toEqual(png);
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
  ])('%j is not asked for', async (forbidden) => {
    await using cdn = await servePicture();
    const { getFailure } = openSource(`${cdn.url}/`, { hosts: parseMediaHosts([cdn.url]) });
    expect(await getFailure(forbidden.replace('HOST', new URL(cdn.url).host))).toEqual(missing);
    expect(cdn.requests).toEqual([]);
  });
});

test('a failing WordPress is logged, a missing picture is not', async () => {
  await using absent = await servePicture('image/png', 404);
  await using failing = await servePicture('image/png', 500);
  await using leading = await startFakeWordPress((_url, response) => {
    response.writeHead(302, { location: 'http://localhost/a.png' }).end();
  });
  const getResult = async ({ url }: { url: string }) => {
    const { getFailure, log } = openSource(`${url}/`);
    const failure = await getFailure(path);
    return { ...failure, lines: log.lines.map(({ details }) => details) };
  };
  expect(await getResult(absent)).toEqual({ ...missing, lines: [] });
  expect(await getResult(failing)).toEqual({
    reason: 'status',
    status: 500,
    lines: [{ path, reason: 'status', detail: 'status 500' }],
  });
  expect(await getResult(leading)).toMatchObject({
    reason: 'redirect',
    lines: [{ path, reason: 'redirect', detail: 'redirect to another site' }],
  });
});

describe('a transfer', () => {
  /** Starts a WordPress that sends the first part of each picture at once, and the rest when the test writes it to `answers`. */
  async function startSlowWordPress() {
    const answers: ServerResponse[] = [];
    const wordpress = await startFakeWordPress((_url, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write(png);
      answers.push(response);
    });
    return { wordpress, answers };
  }

  test('in small chunks is complete', async () => {
    const { wordpress, answers } = await startSlowWordPress();
    await using _ = wordpress;
    const picture = openSource(`${wordpress.url}/`).fetchPicture(path);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.write(png.subarray(0, 3));
    answers[0]?.end(png.subarray(3));
    expect(await picture).toEqual(Buffer.concat([png, png]));
  });

  test('above the limit of size ends, and releases its slot', async () => {
    const { wordpress, answers } = await startSlowWordPress();
    await using _ = wordpress;
    const limits = { maxBytes: 100, maxConcurrent: 1 };
    const { getFailure, fetchPicture, log } = openSource(`${wordpress.url}/`, { limits });
    const failure = getFailure(path);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.end(Buffer.alloc(100));
    expect(await failure).toMatchObject({ reason: 'too-large' });
    expect(log.lines).toHaveLength(1);
    const next = fetchPicture(path);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.end();
    expect(await next).toEqual(png);
  });

  test.each([
    ['that never ends', startSlowWordPress],
    [
      'that never starts',
      async () => ({ wordpress: await startFakeWordPress(() => {}), answers: [] }),
    ],
  ])('%s is given up', async (_name, start) => {
    const { wordpress } = await start();
    await using _ = wordpress;
    const { getFailure, log } = openSource(`${wordpress.url}/`, { limits: { timeoutMs: 50 } });
    expect(await getFailure(path)).toMatchObject({ reason: 'timeout' });
    expect(log.lines).toMatchObject([{ details: { reason: 'timeout' } }]);
  });

  test('waits for a slot, and is busy when it gets none in time', async () => {
    const { wordpress, answers } = await startSlowWordPress();
    await using _ = wordpress;
    const url = `${wordpress.url}/`;
    const patient = openSource(url, { limits: { maxConcurrent: 1, queueTimeoutMs: 60_000 } });
    const first = patient.fetchPicture(path);
    const second = patient.fetchPicture(path);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.end();
    await first;
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.end();
    expect(await second).toEqual(png);

    const hasty = openSource(url, { limits: { maxConcurrent: 1, queueTimeoutMs: 20 } });
    const third = hasty.fetchPicture(path);
    expect(await hasty.getFailure(path)).toMatchObject({ reason: 'busy' });
    expect(hasty.log.lines).toEqual([]);
    expect(answers).toHaveLength(3);
    answers[2]?.end();
    await third;
  });
});

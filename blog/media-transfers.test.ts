import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createMediaProxy, createPictureShares, type MediaLimits } from './media.server.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { pngSignature as png } from './testing/pictures.ts';

/** Starts a WordPress that sends the first part of each picture at once, and the rest when the test writes it to `answers`. */
async function slowWordPress() {
  const answers: ServerResponse[] = [];
  const wordpress = await startFakeWordPress((_url, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write(png);
    answers.push(response);
  });
  return { wordpress, answers };
}

function mediaOf(url: string, limits: Partial<MediaLimits> = {}, sharePerVisitor = 1) {
  const log = createRecordingLog();
  const all = {
    maxBytes: 100,
    maxConcurrent: 1,
    queueTimeoutMs: 60_000,
    responseTimeoutMs: 60_000,
  };
  const media = createMediaProxy(new URL(`${url}/`), log, {
    limits: { ...all, transferTimeoutMs: 60_000, ...limits },
    acquireShare: createPictureShares(sharePerVisitor),
  });
  return { media, log };
}

const path = 'wp-content/a.png';

test('a picture is streamed', async () => {
  const { wordpress, answers } = await slowWordPress();
  await using _ = wordpress;
  const { media } = mediaOf(wordpress.url);
  const reader = (await media(path)).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? [])).toEqual(png);
  answers[0]?.end(png);
  expect(Buffer.from((await reader?.read())?.value ?? [])).toEqual(png);
  expect((await reader?.read())?.done).toBe(true);
});

test('a picture above the limit is aborted, or rejected if Content-Length tells its size', async () => {
  const { wordpress, answers } = await slowWordPress();
  await using _ = wordpress;
  await using telling = await startFakeWordPress((_url, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '101' }).write(png);
  });
  const { media, log } = mediaOf(wordpress.url);
  const answer = await media(path);
  answers[0]?.end(Buffer.alloc(100));
  await expect(answer.arrayBuffer()).rejects.toBe('a picture broke off');
  expect(log.lines).toHaveLength(1);
  expect((await mediaOf(telling.url).media(path)).status).toBe(502);
  // The aborted transfer has released its slot.
  expect((await media(path)).status).toBe(200);
});

test('a picture that takes too long is aborted', async () => {
  const { wordpress } = await slowWordPress();
  await using _ = wordpress;
  const { media, log } = mediaOf(wordpress.url, { transferTimeoutMs: 50 });
  await expect((await media(path)).arrayBuffer()).rejects.toBe('a picture broke off');
  expect(log.lines).toMatchObject([{ details: { reason: 'timeout' } }]);
});

test('a WordPress that does not respond in time gives 502', async () => {
  await using wordpress = await startFakeWordPress(() => {});
  const { media, log } = mediaOf(wordpress.url, { responseTimeoutMs: 50 });
  expect((await media(path)).status).toBe(502);
  expect(log.lines).toMatchObject([{ details: { reason: 'timeout' } }]);
});

test('the number of concurrent transfers is limited; others wait for a slot', async () => {
  const { wordpress, answers } = await slowWordPress();
  await using _ = wordpress;
  const { media } = mediaOf(wordpress.url);
  const first = await media(path);
  const second = media(path);
  const gone = new AbortController();
  const third = media(path, gone.signal);
  gone.abort();
  expect((await third).status).toBe(503);
  expect(wordpress.requests).toHaveLength(1);
  answers[0]?.end();
  await first.arrayBuffer();
  expect((await second).status).toBe(200);
  expect(wordpress.requests).toHaveLength(2);
});

test('stalled transfers of one visitor leave slots for others', async () => {
  const { wordpress } = await slowWordPress();
  await using _ = wordpress;
  const { media } = mediaOf(wordpress.url, { maxConcurrent: 4, queueTimeoutMs: 500 }, 2);
  const greedy = Array.from({ length: 12 }, () => media(path, undefined, '192.0.2.1'));
  const others = ['192.0.2.2', '2001:db8::/48'].map((visitor) => media(path, undefined, visitor));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
  expect(wordpress.requests).toHaveLength(4);
});

test.each(['ends', 'is cancelled', 'fails'])(
  'when a transfer %s, the visitor’s next one starts',
  async (way) => {
    const { wordpress, answers } = await slowWordPress();
    await using _ = wordpress;
    const { media } = mediaOf(wordpress.url, { maxConcurrent: 4 });
    const first = await media(path, undefined, '192.0.2.1');
    const second = media(path, undefined, '192.0.2.1');
    if (way === 'is cancelled') await first.body?.cancel();
    else {
      if (way === 'ends') answers[0]?.end();
      else answers[0]?.destroy();
      await first.arrayBuffer().catch(() => {});
    }
    expect((await second).status).toBe(200);
  },
);

test('a request that gets no slot in time gets Retry-After', async () => {
  const { wordpress } = await slowWordPress();
  await using _ = wordpress;
  const { media } = mediaOf(wordpress.url, { queueTimeoutMs: 20 });
  await media(path);
  const answer = await media(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test.each(['leaves', 'takes no more'])(
  'when the visitor %s, the WordPress is left in peace',
  async (way) => {
    const { wordpress, answers } = await slowWordPress();
    await using _ = wordpress;
    const { media, log } = mediaOf(wordpress.url);
    const visitor = new AbortController();
    const answer = await media(path, visitor.signal);
    const [sending] = answers;
    const closed = sending && once(sending, 'close');
    if (way === 'leaves') visitor.abort();
    else await answer.body?.cancel();
    await closed;
    expect((await media(path)).status).toBe(200);
    expect(log.lines).toEqual([]);
  },
);

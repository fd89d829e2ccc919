import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createDiskCache } from './disk-cache.server.ts';
import { createPictureResizer } from './picture-resizer.server.ts';
import { linkedWidth, previewWidth } from './picture-widths.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createBlackPng, createPhotograph } from './testing/pictures.ts';
import { createTemporaryFolder } from './testing/temporary-folder.ts';
import { createWordPressService } from './wordpress.server.ts';

/** Starts a WordPress that returns the same picture for every path, and a content service with a picture cache. */
async function serve(bytes: Buffer, type = 'image/jpeg', cacheBytes = 10_000_000) {
  const state = { bytes, type, status: 200 };
  const folder = await createTemporaryFolder();
  const wordpress = await startFakeWordPress((_url, response) => {
    response.writeHead(state.status, { 'content-type': state.type }).end(state.bytes);
  });
  const log = createRecordingLog();
  const open = () =>
    createWordPressService(wordpress.url, log, {
      pictureCache: createDiskCache(folder.path, cacheBytes),
    });
  const service = open();
  return {
    state,
    service,
    /** Creates another service with the same cache folder, as the next process does. */
    open,
    log,
    requests: wordpress.requests,
    async [Symbol.asyncDispose]() {
      await wordpress[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const path = 'wp-content/uploads/a.jpg';

async function bytesOf(answer: Response) {
  return Buffer.from(await answer.arrayBuffer());
}

test('a picture is resized to the requested width once, and cached', async () => {
  await using site = await serve(await createPhotograph(2_000, 1_000));
  const answers = await Promise.all(
    [320, 320, 1280, 320].map((width) => site.service.media(path, { width })),
  );
  const sizes = await Promise.all(
    answers.map(async (answer) => {
      const { format, width, height } = await sharp(await bytesOf(answer)).metadata();
      return [answer.status, answer.headers.get('content-type'), format, width, height];
    }),
  );
  expect(sizes).toEqual([
    [200, 'image/webp', 'webp', 320, 160],
    [200, 'image/webp', 'webp', 320, 160],
    [200, 'image/webp', 'webp', 1280, 640],
    [200, 'image/webp', 'webp', 320, 160],
  ]);
  expect(Object.fromEntries(answers[0]?.headers ?? [])).toEqual({
    'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
  });
  expect(site.requests).toHaveLength(1);

  site.state.status = 500;
  expect((await site.open().media(path, { width: 320 })).status).toBe(200);
  expect((await site.open().media(path, { width: 960 })).status).toBe(200);
  expect(site.requests).toHaveLength(1);
});

test('without a width, as in links of older pages, a picture has the width of those that links lead to', async () => {
  await using site = await serve(await createPhotograph(3_000, 1_500));
  const linked = await bytesOf(await site.service.media(path, { width: linkedWidth }));
  expect(await sharp(linked).metadata()).toMatchObject({
    format: 'webp',
    width: 2_560,
    height: 1_280,
  });
  expect(await bytesOf(await site.service.media(path))).toEqual(linked);
});

test('a picture that is higher than WebP can be is made smaller', async () => {
  await using site = await serve(createBlackPng(80, 20_000), 'image/png');
  const answer = await site.service.media(path, { width: 320 });
  expect(answer.status).toBe(200);
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ height: 16_383 });
});

test('a picture is rotated upright, never enlarged, and has no metadata', async () => {
  const lying = await sharp(await createPhotograph(400, 100))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'A name' } })
    .toBuffer();
  await using site = await serve(lying);
  const made = await bytesOf(await site.service.media(path, { width: 640 }));
  expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 400 });
  expect((await sharp(made).metadata()).exif).toBeUndefined();
});

test('an animation is unchanged', async () => {
  const frames = await sharp(
    [await createPhotograph(40, 20), await createPhotograph(40, 20, 'red')],
    {
      join: { animated: true },
    },
  )
    .gif()
    .toBuffer();
  await using site = await serve(frames, 'image/gif');
  const answer = await site.service.media('wp-content/uploads/a.gif', { width: 320 });
  expect(answer.headers.get('content-type')).toBe('image/gif');
  expect(await bytesOf(answer)).toEqual(frames);
});

test.each([
  ['is missing', 404, 404, Buffer.from(''), 0],
  ['does not come', 500, 502, Buffer.from(''), 1],
  ['cannot be read', 200, 502, Buffer.from('ffd8ffe0', 'hex'), 1],
])(
  'in the place of a picture that %s there is a drawing, and it is not kept',
  async (_name, status, answered, bytes, lines) => {
    await using site = await serve(bytes);
    site.state.status = status;
    const answer = await site.service.media(path, { width: 320 });
    expect(answer.status).toBe(answered);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'svg' });
    expect(site.log.lines).toHaveLength(lines);

    if (status === 200) return;
    Object.assign(site.state, { status: 200, bytes: await createPhotograph(400, 300) });
    expect((await site.service.media(path, { width: 320 })).status).toBe(200);
  },
);

test.each([
  ['without its last bytes', -2],
  ['cut off in the middle', -1_500],
])('a JPEG %s is shown as browsers show it, and logged', async (_name, end) => {
  const size = { width: 400, height: 300, channels: 3 } as const;
  // The same pixels in every run: a decoder misses the end only of some pictures.
  const pixels = Uint8Array.from({ length: 400 * 300 * 3 }, (_, index) => (index * 7919) % 251);
  const whole = await sharp(pixels, { raw: size }).jpeg().toBuffer();
  await using site = await serve(whole.subarray(0, end));
  const answer = await site.service.media(path, { width: 320 });
  expect(answer.status).toBe(200);
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 320, height: 240 });
  expect(site.log.lines).toMatchObject([
    { message: 'picture of a post is broken: upload it again', details: { path } },
  ]);
});

test('previews of a link get a JPEG, since not every service shows WebP', async () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp({
    create: { width: 2_000, height: 1_000, channels: 4, background: transparent },
  });
  await using site = await serve(await picture.png().toBuffer(), 'image/png');
  const answer = await site.service.media(path, { width: previewWidth });
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const jpeg = sharp(await bytesOf(answer));
  expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 450 });
  expect((await jpeg.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test.each([0, 321, 100_000, Number.NaN, -320])(
  'no picture is made %s pixels wide',
  async (width) => {
    await using site = await serve(await createPhotograph(400, 300));
    expect((await site.service.media(path, { width })).status).toBe(404);
    expect(site.requests).toEqual([]);
  },
);

test("a path that may not be fetched can't be resized either", async () => {
  await using site = await serve(await createPhotograph(400, 300));
  expect((await site.service.media('wp-content/../a.jpg', { width: 320 })).status).toBe(404);
  expect(site.requests).toEqual([]);
});

test('a picture with too many pixels is not decoded', async () => {
  const bomb = createBlackPng(8_000, 8_000);
  expect(bomb.length).toBeLessThan(20_000);
  await using site = await serve(bomb, 'image/png');
  expect((await site.service.media(path, { width: 320 })).status).toBe(502);
  Object.assign(site.state, { bytes: createBlackPng(800, 800) });
  expect((await site.service.media('wp-content/b.png', { width: 320 })).status).toBe(200);
});

test('a file whose bytes are not a picture is not decoded, whatever its Content-Type, cached or not', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  await using site = await serve(Buffer.from(svg));
  expect((await site.service.media(path, { width: 320 })).status).toBe(404);

  await using folder = await createTemporaryFolder();
  const files = createDiskCache(folder.path, 1_000_000);
  await files.write(path, Buffer.from(svg));
  const never = () => Promise.reject(new Error('not asked for'));
  const pictures = createPictureResizer(never, files, createRecordingLog());
  expect((await pictures.resize(path, 320)).status).toBe(502);
  expect(await pictures.getSize(path)).toBeUndefined();
});

test('resizing a picture has a time limit', async () => {
  using timeout = vi.spyOn(sharp.prototype, 'timeout');
  await using site = await serve(await createPhotograph(400, 300));
  expect((await site.service.media(path, { width: 320 })).status).toBe(200);
  expect(timeout.mock.calls).toEqual([[{ seconds: 20 }]]);
});

test.each([
  ['is in the cache', 10_000_000],
  ['is too large for the cache', 1000],
])(
  'a replaced picture whose original %s is detected after a day in the background',
  async (_, cacheBytes) => {
    await using site = await serve(await createPhotograph(400, 300), 'image/jpeg', cacheBytes);
    const width = async () => {
      const answer = await site.service.media(path, { width: 640 });
      return (await sharp(await bytesOf(answer)).metadata()).width;
    };
    expect(await width()).toBe(400);
    site.state.bytes = await createPhotograph(500, 300);
    expect(await width()).toBe(400);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 25 * 3_600_000);
      expect(await width()).toBe(400);
      await vi.waitFor(async () => expect(await width()).toBe(500));
      const asked = site.requests.length;
      expect(await width()).toBe(500);
      expect(site.requests).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  },
);

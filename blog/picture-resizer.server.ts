import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { brandColours } from '#common/brand-colours.ts';
import type { Log } from '#common/log.ts';
import { createSemaphore } from '#common/semaphore.server.ts';
import { ContentServiceError } from './content-service-error.ts';
import type { DiskCache } from './disk-cache.server.ts';
import { acquireSlot } from './picture-source.server.ts';
import { detectPictureType } from './picture-type.server.ts';
import { linkedWidth, pictureWidths, previewWidth } from './picture-widths.ts';
import type { Size } from './url-rewriter.server.ts';

/**
 * Age after which a file is fetched again, since it may be replaced by one of the same name. The cached one is sent meanwhile.
 */
const revalidateAfterMs = 24 * 60 * 60_000;
/** More than any camera's picture. A picture that claims more is a decompression bomb. */
const maxPixels = 60_000_000;
/** Resizing a picture takes memory and a processor core. */
const maxConcurrentResizes = 2;
/** Pictures in work for one visitor: as many as browsers fetch at once with HTTP/1.1, and a few more. */
const maxPerVisitor = 8;
/** Visitors whose shares are remembered: far more than can have pictures in work. */
const maxVisitors = 5_000;
/** How long a visitor waits for a slot to resize a picture. */
const queueTimeoutMs = 15_000;
/** WebP can't be higher, in pixels. A drawing with steps from top to bottom may be. */
const maxHeight = 16_383;
const quality = 78;
/** All widths in which pictures are made. */
const widths: readonly number[] = [...pictureWidths, previewWidth, linkedWidth];
/** Time limit for resizing one picture. The largest picture of a camera takes two seconds on a small machine. */
const resizeTimeoutSeconds = 20;

/** The placeholder for a missing picture: our boat, as an SVG that fills any box. */
const missingPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><path fill="${brandColours.shapla}" d="M0 0h300v200H0z"/><path fill="${brandColours.river}" d="M0 148h300v52H0z"/><path fill="${brandColours.paper}" d="M152 62v72h48z"/><path fill="${brandColours.sindoor}" d="M92 138h124c-8 22-26 30-62 30s-54-8-62-30z"/><path fill="${brandColours.ink}" d="M146 54h5v84h-5z"/></svg>`;

const securityHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const pictureHeaders = {
  ...securityHeaders,
  'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000',
};

/** The cache only contains WebP, written here or as an unchanged animation, JPEG for previews, and animated GIF. */
const detectContentType = (bytes: Buffer) => detectPictureType(bytes) ?? 'image/webp';

function createPlaceholderResponse(status: number): Response {
  return new Response(missingPicture, {
    status,
    headers: {
      ...securityHeaders,
      'cache-control': 'no-store',
      'content-type': 'image/svg+xml',
      ...(status === 503 && { 'retry-after': '5' }),
    },
  });
}

/**
 * @param failOn 'none' decodes what is there of a broken picture, as browsers do
 * @throws Error when it isn't a picture of a type that we show, so that sharp's SVG and PDF readers never run
 */
function decodePicture(bytes: Buffer, failOn: 'error' | 'none' = 'none') {
  if (!detectPictureType(bytes)) throw new Error('no picture');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn });
}

/**
 * @returns the picture as WebP, or as JPEG for previews of a link, no wider than `width` and never enlarged, upright, without
 *   metadata; an animation unchanged
 * @throws Error when the picture can't be decoded
 */
async function resizePicture(
  bytes: Buffer,
  width: number,
  failOn: 'error' | 'none',
): Promise<Buffer<ArrayBuffer>> {
  const { pages = 1, format } = await decodePicture(bytes).metadata();
  if (pages > 1 && (format === 'gif' || format === 'webp')) return Buffer.from(bytes);
  const resized = decodePicture(bytes, failOn)
    .timeout({ seconds: resizeTimeoutSeconds })
    .autoOrient()
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true });
  return width === previewWidth
    ? resized.flatten({ background: brandColours.paper }).jpeg({ quality }).toBuffer()
    : resized.webp({ quality }).toBuffer();
}

/** The status of a placeholder picture. */
function toStatus(error: unknown): number {
  if (!(error instanceof ContentServiceError)) return 502;
  if (error.reason === 'busy') return 503;
  return error.status === 404 ? 404 : 502;
}

type Requester = { visitor?: AbortSignal | undefined; visitorAddress?: string | undefined };

export type PictureResizer = ReturnType<typeof createPictureResizer>;

/**
 * Creates a resizer for pictures of posts. Originals and resized pictures are cached.
 *
 * @param fetchOriginal fetches an original (`createPictureSource`)
 * @param cache if omitted, pictures are made for each request, and not measured
 */
export function createPictureResizer(
  fetchOriginal: (path: string) => Promise<Buffer<ArrayBuffer>>,
  cache: DiskCache | undefined,
  log: Pick<Log, 'warn'>,
) {
  const semaphore = createSemaphore(maxConcurrentResizes);
  /** A visitor's share of the pictures that have to be fetched or resized. Cached ones need none. */
  const shares = new LRUCache<string, ReturnType<typeof createSemaphore>>({ max: maxVisitors });
  const pendingWork = new Map<string, Promise<unknown>>();
  const cacheKey = (path: string, width: number) => `${path}?w=${width}`;

  /** Concurrent calls with the same key share one run. */
  function runOnce<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = pendingWork.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const promise = make().finally(() => pendingWork.delete(key));
    pendingWork.set(key, promise);
    return promise;
  }

  async function writeToCache(key: string, bytes: Uint8Array) {
    try {
      await cache?.write(key, bytes);
    } catch (error) {
      log.warn({ reason: String(error) }, 'picture of a post could not be kept');
    }
  }

  const loadOriginal = (path: string) =>
    runOnce(path, async () => {
      const cached = await cache?.read(path);
      if (cached) return cached;
      const bytes = await fetchOriginal(path);
      await writeToCache(path, bytes);
      return bytes;
    });

  /** Fetches the original again. If it has changed, its resized pictures are removed. */
  async function revalidate(path: string) {
    const [before, bytes] = await Promise.all([cache?.read(path), fetchOriginal(path)]);
    if (!before?.equals(bytes)) for (const width of widths) cache?.remove(cacheKey(path, width));
    await writeToCache(path, bytes);
  }

  async function make(path: string, width: number) {
    const bytes = await loadOriginal(path);
    const release = await acquireSlot(semaphore, AbortSignal.timeout(queueTimeoutMs));
    try {
      const resized = await resizePicture(bytes, width, 'error').catch(async (error) => {
        const readable = await resizePicture(bytes, width, 'none');
        log.warn({ path, detail: String(error) }, 'picture of a post is broken: upload it again');
        return readable;
      });
      await writeToCache(cacheKey(path, width), resized);
      return resized;
    } finally {
      release();
    }
  }

  /** Makes a picture within the visitor's share. Visitors without an address have one together. */
  async function makeWithinShare(
    path: string,
    width: number,
    { visitor = new AbortController().signal, visitorAddress = 'unknown' }: Requester,
  ) {
    const share = shares.get(visitorAddress) ?? createSemaphore(maxPerVisitor);
    shares.set(visitorAddress, share);
    const waiting = AbortSignal.any([visitor, AbortSignal.timeout(queueTimeoutMs)]);
    const release = await acquireSlot(share, waiting);
    return runOnce(cacheKey(path, width), () => make(path, width)).finally(release);
  }

  return {
    /**
     * @param path as for the original picture
     * @param requester.visitor aborts when the visitor disconnects
     * @param requester.visitorAddress the visitor's IP address or network, for the share of pictures in work
     * @returns status 200 with the picture; a placeholder picture with any other status
     */
    async resize(path: string, width: number, requester: Requester = {}): Promise<Response> {
      if (!widths.includes(width)) return createPlaceholderResponse(404);
      try {
        const key = cacheKey(path, width);
        const bytes = (await cache?.read(key)) ?? (await makeWithinShare(path, width, requester));
        // The original may no longer be in the cache, since it is read only when a picture is resized.
        const ageMs = cache?.getAgeMs(path) ?? cache?.getAgeMs(key) ?? 0;
        if (ageMs > revalidateAfterMs) {
          runOnce(`check ${path}`, () => revalidate(path)).catch(() => {});
        }
        return new Response(bytes, {
          headers: { ...pictureHeaders, 'content-type': detectContentType(bytes) },
        });
      } catch (error) {
        // The source has logged its own failures.
        if (!(error instanceof ContentServiceError)) {
          const details = { path, reason: 'invalid', detail: String(error) };
          log.warn(details, 'picture of a post failed');
        }
        return createPlaceholderResponse(toStatus(error));
      }
    },

    /** @returns the original's size in pixels, upright; undefined if there is no picture, or pictures aren't cached */
    async getSize(path: string): Promise<Size | undefined> {
      if (!cache) return undefined;
      try {
        const { autoOrient } = await decodePicture(await loadOriginal(path)).metadata();
        return autoOrient;
      } catch {
        return undefined;
      }
    },
  };
}

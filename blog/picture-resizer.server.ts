import sharp from 'sharp';
import type { Log } from '#server/observability/log.ts';
import { ContentServiceError } from './content-service-error.ts';
import type { DiskCache } from './disk-cache.server.ts';
import { missingPicture } from './missing-picture.server.ts';
import { detectPictureType } from './picture-type.server.ts';
import { pictureWidths } from './picture-widths.ts';
import { createSemaphore } from './semaphore.server.ts';

type FetchOriginal = (path: string) => Promise<Response>;

/** In milliseconds: a file may be replaced under its name, so that it is asked for again after that, while the kept one is given. */
const revalidateAfterMs = 24 * 60 * 60_000;
/** More than any camera's: a picture that claims more is a trap (a "decompression bomb"). */
const maxPixels = 60_000_000;
/** A picture takes both memory and a core while it is made. */
const maxConcurrentResizes = 2;
/** In milliseconds: how long a visitor waits for a picture's turn to be made. */
const queueTimeoutMs = 15_000;
const quality = 78;
/** Time limit for resizing one picture. A camera's largest takes two seconds on a small machine. */
const resizeTimeoutSeconds = 20;

const securityHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const pictureHeaders = {
  ...securityHeaders,
  'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000',
};

/** No kept file is anything else: what was made here, and animations as they came. */
const detectContentType = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === 'GIF8' ? 'image/gif' : 'image/webp';

function createPlaceholderResponse(status: number): Response {
  return new Response(missingPicture, {
    status,
    headers: { ...securityHeaders, 'cache-control': 'no-store', 'content-type': 'image/svg+xml' },
  });
}

/** @throws Error when it is no picture of a type that we show: what reads drawings and documents is never started. */
function decodePicture(bytes: Buffer) {
  if (!detectPictureType(bytes)) throw new Error('no picture');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
}

/**
 * @returns the picture as WebP, no wider than `width` and never enlarged, upright, without what the camera wrote into it; an
 *   animation as it came
 * @throws Error when it can't be read
 */
async function resizePicture(bytes: Buffer, width: number): Promise<Buffer<ArrayBuffer>> {
  const { pages = 1, format } = await decodePicture(bytes).metadata();
  if (pages > 1 && (format === 'gif' || format === 'webp')) return Buffer.from(bytes);
  return decodePicture(bytes)
    .timeout({ seconds: resizeTimeoutSeconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

export type PictureResizer = {
  /**
   * @param path as for the original
   * @returns status 200 with the picture; else, with another status, a drawing in its place
   */
  resize(path: string, width: number): Promise<Response>;
  /** @returns its own size in pixels, upright; undefined when there is none */
  getSize(path: string): Promise<{ width: number; height: number } | undefined>;
};

/**
 * Pictures of posts in the widths that pages need, each made once: the original and its widths are kept.
 *
 * @param original gives a picture as it came (`openMedia`)
 */
export function createPictureResizer(
  original: FetchOriginal,
  files: DiskCache,
  log: Pick<Log, 'warn'>,
): PictureResizer {
  const semaphore = createSemaphore(maxConcurrentResizes);
  const pendingWork = new Map<string, Promise<unknown>>();
  const cacheKey = (path: string, width: number) => `${path}?w=${width}`;

  /** Who asks for the same while it is on its way waits for that. */
  function runOnce<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = pendingWork.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const making = make().finally(() => pendingWork.delete(key));
    pendingWork.set(key, making);
    return making;
  }

  async function writeToCache(key: string, bytes: Uint8Array) {
    try {
      await files.write(key, bytes);
    } catch (error) {
      log.warn({ reason: String(error) }, 'picture of a post could not be kept');
    }
  }

  /** @throws the answer, when there is no picture */
  async function fetchOriginal(path: string): Promise<Buffer> {
    const answer = await original(path);
    if (answer.status !== 200) throw answer;
    // Whoever passes it on tells the log that it broke off.
    const body = await answer.arrayBuffer().catch(() => {
      throw createPlaceholderResponse(502);
    });
    return Buffer.from(body);
  }

  const loadOriginal = (path: string) =>
    runOnce(path, async () => {
      const kept = await files.read(path);
      if (kept) return kept;
      const bytes = await fetchOriginal(path);
      await writeToCache(path, bytes);
      return bytes;
    });

  /** What has been replaced is made anew when it is next asked for. */
  async function revalidate(path: string) {
    const [before, bytes] = await Promise.all([files.read(path), fetchOriginal(path)]);
    if (!before?.equals(bytes))
      for (const width of pictureWidths) files.remove(cacheKey(path, width));
    await writeToCache(path, bytes);
  }

  async function make(path: string, width: number) {
    const bytes = await loadOriginal(path);
    const release = await semaphore.acquire(AbortSignal.timeout(queueTimeoutMs));
    try {
      const made = await resizePicture(bytes, width);
      await writeToCache(cacheKey(path, width), made);
      return made;
    } finally {
      release();
    }
  }

  return {
    async resize(path, width) {
      if (!pictureWidths.some((each) => each === width)) return createPlaceholderResponse(404);
      try {
        const key = cacheKey(path, width);
        const bytes = (await files.read(key)) ?? (await runOnce(key, () => make(path, width)));
        if ((files.getAgeMs(path) ?? 0) > revalidateAfterMs) {
          runOnce(`check ${path}`, () => revalidate(path)).catch(() => {});
        }
        return new Response(bytes, {
          headers: { ...pictureHeaders, 'content-type': detectContentType(bytes) },
        });
      } catch (error) {
        if (error instanceof Response) return createPlaceholderResponse(error.status);
        const { reason, message } = new ContentServiceError('invalid', String(error));
        log.warn({ path, reason, detail: message }, 'picture of a post failed');
        return createPlaceholderResponse(502);
      }
    },

    async getSize(path) {
      try {
        const { autoOrient } = await decodePicture(await loadOriginal(path)).metadata();
        return autoOrient;
      } catch {
        return undefined;
      }
    },
  };
}
